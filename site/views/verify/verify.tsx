import { shown } from "../../art/render.ts";
import { certificateKeys, withdrawnCertificates } from "../../content/records/certificates.ts";
import { dayText } from "../../dates/dates.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Hero } from "../../ui/hero.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { CertificateForm } from "./check-form.tsx";
import type { VerifyCopy } from "./copy.ts";

export const verifyHead = ({ seo, hero }: VerifyCopy): PageHead => ({
  ...pageHead("/verify", seo, hero.picture),
  urlIsPrivate: true,
});

export function Verify({ copy }: { copy: VerifyCopy }) {
  const { picture, ...words } = copy.hero;
  return (
    <>
      <Hero tone="ink" trail="/verify" {...words}>
        <div className="wrap grid-12 gap-y-10 pb-section">
          <div className="col-span-12 lg:col-span-7">
            <CertificateForm form={copy.form} verdicts={copy.verdicts} facts={copy.facts} />
          </div>
          <div className="col-span-12 lg:col-span-5" data-print="hide">
            <Picture {...shown(picture)} eager imageClassName="rounded-lg" />
          </div>
        </div>
      </Hero>
      <How {...copy.how} />
      <Tools {...copy.tools} />
      <CallToAction {...copy.closing} />
    </>
  );
}

const How = ({ title, steps, contains }: VerifyCopy["how"]) => (
  <Section>
    <div className="grid-12 gap-y-6">
      <h2 className="col-span-12 text-h2 lg:col-span-7">{title}</h2>
      <NumberedPoints points={steps} className="col-span-12 lg:col-span-7" />
      <aside className="col-span-12 self-start border-l-4 border-marigold pl-6 lg:col-span-4 lg:col-start-9">
        <h3 className="text-h4">{contains.title}</h3>
        <p className="mt-3">{contains.text}</p>
      </aside>
    </div>
  </Section>
);

function Tools({ title, lede, keys, withdrawn }: VerifyCopy["tools"]) {
  const gone = withdrawnCertificates();
  return (
    <Section tone="sand">
      <SectionHeading title={title} lede={lede} />
      <h3 className="mt-14 text-h3">{keys.title}</h3>
      <DataTable
        className="mt-6"
        caption={keys.title}
        columns={[keys.columns.id, keys.columns.publicKey, keys.columns.used]}
        rows={[...certificateKeys()].reverse().map(({ id, publicKey, from, until }) => [
          id,
          <code key={id} className="text-sm break-all select-all">
            {publicKey}
          </code>,
          `${keys.since} ${dayText(from)}${until ? ` ${keys.until} ${dayText(until)}` : ""}`,
        ])}
      />
      <h3 className="mt-14 text-h3">{withdrawn.title}</h3>
      {gone.length === 0 ? (
        <p className="mt-4">{withdrawn.none}</p>
      ) : (
        <DataTable
          className="mt-6"
          caption={withdrawn.title}
          columns={[withdrawn.columns.number, withdrawn.columns.on, withdrawn.columns.reason]}
          rows={gone.map(({ number, on, reason }) => [number, dayText(on), reason])}
        />
      )}
    </Section>
  );
}
