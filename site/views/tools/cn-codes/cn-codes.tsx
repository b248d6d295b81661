import { shown } from "../../../art/render.ts";
import { cbamAnnex } from "../../../content/records/annex.ts";
import { rulesOf } from "../../../content/records/review.ts";
import { type PageHead, pageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Hero } from "../../../ui/hero.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Points } from "../../../ui/points.tsx";
import { ReadOn } from "../../../ui/read-on.tsx";
import { Reviewed } from "../../../ui/reviewed.tsx";
import { Section, SectionHeading } from "../../../ui/section.tsx";
import { AnnexTables } from "./annex-tables.tsx";
import { CodeForm } from "./check-form.tsx";
import type { CnCodesCopy } from "./copy.ts";

const path = "/tools/cn-codes";

export const cnCodesHead = (copy: CnCodesCopy): PageHead => ({
  ...pageHead(path, copy.seo, copy.picture),
  rules: rulesOf(copy),
  modified: cbamAnnex().reviewed,
});

export function CnCodes({ copy }: { copy: CnCodesCopy }) {
  const { annex, origins, reviewed, recheckBy, sourcesTo, sources } = cbamAnnex();
  const { title, text } = copy.origins;
  const notes = [{ title, text: `${text} ${inOneLine(origins)}.` }, ...copy.notes];
  return (
    <>
      <Hero
        tone="ink"
        trail={path}
        {...copy.hero}
        className="print:[&>div:first-child]:block print:[&>div:first-child]:p-0"
        ledeClassName="print:hidden"
      >
        <div className="wrap grid-12 gap-y-10 pb-12 lg:pb-16 print:pb-0">
          <div className="col-span-12 lg:col-span-7">
            <CodeForm form={copy.form} answers={copy.answers} annex={annex} reviewed={reviewed} />
          </div>
          <Reading {...copy.reading} />
        </div>
      </Hero>
      <Section id="annex" className="await-query">
        <AnnexTables copy={copy.annex} annex={annex} />
        <p className="mt-8 text-ink-soft">
          {`${sources.map(({ reference }) => reference).join("; ")}. `}
          <ReadOn {...{ reviewed, sourcesTo }} due={recheckBy} />.
        </p>
      </Section>
      <Section tone="sand" id="notes" className="print:hidden">
        <div className="grid gap-8 sm:grid-cols-[3fr_2fr] lg:grid-cols-[3fr_1fr]">
          <Points
            points={notes}
            list="dl"
            className="grid gap-8 lg:grid-cols-3"
            itemClassName="border-t-2 border-ink pt-4"
            titleClassName="font-display text-h4"
          />
          <Picture {...shown(copy.picture)} imageClassName="aspect-3/2 rounded-lg object-cover" />
        </div>
      </Section>
      <Reviewed rules={rulesOf(copy)} />
      <CallToAction {...copy.closing} />
    </>
  );
}

const inOneLine = (names: string[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(names);

const Reading = ({ title, code, parts, same, text }: CnCodesCopy["reading"]) => (
  <section
    className="await-query col-span-12 lg:col-span-5"
    data-print="hide"
    aria-labelledby="reading"
  >
    <SectionHeading id="reading" size="h4" title={title} />
    <p className="sr-only">{code}</p>
    <ol
      className="mt-5 grid grid-cols-4 gap-x-2 max-[24rem]:grid-cols-[repeat(4,auto)]"
      aria-label={code}
    >
      {parts.map(({ digits, name }, index) => (
        <li
          key={name}
          className={
            index < 3 ? "border-b-4 border-leaf-light pb-3" : "border-b-4 border-marigold pb-3"
          }
        >
          <span
            className="figures block font-display text-h1 leading-none whitespace-nowrap"
            aria-hidden="true"
          >
            {digits}
          </span>
          <span className="mt-2 block max-sm:text-sm">{name}</span>
        </li>
      ))}
    </ol>
    <p className="mt-2 text-leaf-light">{same}</p>
    <p className="mt-5">{text}</p>
  </section>
);
