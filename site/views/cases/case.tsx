import { shown } from "../../art/render.ts";
import { type Case, cases } from "../../content/records/cases.ts";
import { trail } from "../../content/records/page-tree.ts";
import { dayText } from "../../dates/dates.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { href } from "../../paths.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Hero } from "../../ui/hero.tsx";
import { Paragraphs } from "../../ui/paragraphs.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section } from "../../ui/section.tsx";
import { type CaseCopy, caseCopy } from "./copy.ts";

export const casePaths = () => cases().map((one) => ({ params: { slug: one.id }, props: { one } }));

const pathOf = ({ id }: Case) => href("/cases/:slug", id);
const trailTo = (one: Case) => trail("/cases/:slug", { label: one.title, to: pathOf(one) });

export const caseHead = (one: Case): PageHead => ({
  seo: one.seo,
  path: pathOf(one),
  trail: trailTo(one),
  pictures: [one.picture.name],
  modified: one.agreedOn,
  type: "article",
});

export function CasePage({ copy, one }: { copy: CaseCopy; one: Case }) {
  const { changes, documents } = copy;
  return (
    <>
      <Hero tone="sand" trail={trailTo(one)} title={one.title} lede={one.lede}>
        <Picture
          {...shown(one.picture)}
          eager
          className="wrap pb-6 print:hidden"
          imageClassName="h-40 rounded-lg object-cover lg:h-64"
        />
        <dl className="wrap grid gap-x-10 gap-y-3 pb-8 sm:grid-cols-2">
          {(["client", "time"] as const).map((name) => (
            <div key={name} className="border-t border-line pt-2">
              <dt className="eyebrow text-leaf">{copy[name]}</dt>
              <dd className="mt-1 font-display text-h4">{one[name]}</dd>
            </div>
          ))}
        </dl>
      </Hero>
      <Section heading={{ id: "situation", title: copy.situation }}>
        <div className="mt-3 grid max-w-2xl gap-3">
          <Paragraphs texts={one.situation} />
        </div>
      </Section>
      <Section tone="white" heading={{ id: "changes", title: changes.title }}>
        <DataTable
          className="mt-5"
          caption={changes.title}
          columns={[changes.what, changes.before, changes.after]}
          rows={one.changes.map(({ what, before, after }) => [what, before, after])}
        />
      </Section>
      <Section heading={{ id: "documents", title: documents.title }}>
        <DataTable
          className="mt-5"
          caption={documents.title}
          columns={[documents.name, documents.source]}
          rows={one.documents.map(({ name, source }, index) => [`${index + 1}. ${name}`, source])}
        />
      </Section>
      <Section tone="sand" heading={{ id: "failed", title: copy.failed }}>
        <div className="mt-4 max-w-2xl border-l-4 border-marigold pl-5">
          <h3 className="text-h4">{one.failed.title}</h3>
          <p className="mt-1">{one.failed.text}</p>
        </div>
        <p className="mt-5 text-ink-soft">
          {copy.agreed} <time dateTime={one.agreedOn}>{dayText(one.agreedOn)}</time>.
        </p>
        <ArrowLink {...one.service} className="mt-2" />
      </Section>
      <CallToAction {...copy.closing} />
    </>
  );
}

export function CaseList({ className }: { className?: string }) {
  const all = cases();
  if (all.length === 0) return null;
  return (
    <section className={className}>
      <h3 className="text-h4">{caseCopy().list}</h3>
      <ul className="mt-1 grid gap-1">
        {all.map(({ id, title }) => (
          <li key={id}>
            <ArrowLink to={href("/cases/:slug", id)} label={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
