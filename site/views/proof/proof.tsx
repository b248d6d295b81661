import { firm } from "../../content/reader/read.ts";
import { sampleDocuments, samplePath } from "../../content/records/sample-documents.ts";
import { SAMPLE_CERTIFICATE, sampleCertificate } from "../../outputs/downloads/sample-certificate.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { CaseList } from "../cases/case-list.tsx";
import { verifyCopy } from "../verify/copy.ts";
import { CertificateSheet } from "./certificate-sheet.tsx";
import { type ProofCopy, proofCopy } from "./copy.ts";
import { LedgerState } from "./ledger-state.tsx";
import { Specimen } from "./specimen.tsx";

/** All that a visitor can check about the firm before writing to it. */
export function Proof() {
  const copy = proofCopy();
  return (
    <>
      <Documents {...copy} />
      <Section tone="sand" heading={{ id: "roles", title: copy.roles.title }}>
        <NumberedPoints points={copy.roles.items} className="mt-4 grid gap-x-10 lg:grid-cols-3" />
        <div className="mt-2 max-w-3xl border-l-4 border-marigold pl-5 lg:mt-4">
          <h3 className="text-h4">{copy.independence.title}</h3>
          <p className="mt-1">{copy.independence.text}</p>
        </div>
        <CaseList className="mt-6" />
        <Quote quote={copy.quote} />
        <Credentials {...copy.credentials} registration={copy.registration} />
      </Section>
      <Section>
        <div className="grid-12 items-start gap-y-6">
          <CertificateProof {...copy.certificate} />
          <LedgerState
            {...copy.ledger}
            className="col-span-12 max-lg:border-t max-lg:border-line max-lg:pt-5 lg:col-span-3"
          />
        </div>
      </Section>
    </>
  );
}

function Documents({ title, lede, document, open, others }: ProofCopy) {
  const more = sampleDocuments().filter(({ id }) => id !== document.id);
  return (
    <Specimen title={title} lede={lede} document={document}>
      <ArrowLink to={samplePath(document)} label={open} className="mt-3" />
      {more.length > 0 && (
        <>
          <h3 className="mt-4 border-t border-line pt-3 text-h4">{others}</h3>
          <ul className="grid">
            {more.map((one) => (
              <li key={one.id}>
                <ArrowLink to={samplePath(one)} label={`${one.title} (PDF)`} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Specimen>
  );
}

function CertificateProof({ title, text, verify, open }: ProofCopy["certificate"]) {
  const words = verifyCopy().certificate;
  const sample = sampleCertificate(words.sampleHolder);
  if (!sample) return null;
  return (
    <>
      <CertificateSheet {...sample} words={words} className="col-span-12 sm:col-span-6 lg:col-span-5" />
      <div className="col-span-12 sm:col-span-6 lg:col-span-4">
        <SectionHeading size="h3" title={title} />
        <p className="mt-2">{text}</p>
        <p className="mt-4 actions">
          <ButtonLink to={sample.path}>{verify}</ButtonLink>
          <ArrowLink to={SAMPLE_CERTIFICATE} label={open} />
        </p>
      </div>
    </>
  );
}

/** Nothing until a client has agreed in writing to be quoted. */
function Quote({ quote }: Pick<ProofCopy, "quote">) {
  if (!quote) return null;
  return (
    <figure className="mt-6 max-w-3xl">
      <blockquote className="font-display text-h3">{quote.text}</blockquote>
      <figcaption className="mt-2 text-ink-soft">
        {quote.name}, {quote.role}
      </figcaption>
    </figure>
  );
}

/** What the firm and its people hold, and where the firm is registered; nothing of it while it is not filled in. */
function Credentials({ title, items, registration }: ProofCopy["credentials"] & { registration: string }) {
  const { legalName, registration: number, offices } = firm();
  const addresses = offices.flatMap(({ city, address }) => (address ? [{ city, address }] : []));
  return (
    <>
      {items.length > 0 && (
        <section className="mt-6">
          <h3 className="text-h4">{title}</h3>
          <ul className="mt-2 grid gap-x-10 sm:grid-cols-2">
            {items.map(({ name, holder, number }) => (
              <li key={number} className="border-t border-line py-2">
                <span className="font-semibold">{name}</span>
                <span className="block text-sm text-ink-soft">{`${holder} · ${number}`}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {number && <p className="mt-6">{`${legalName}. ${registration} ${number}.`}</p>}
      {addresses.map(({ city, address }) => (
        <p key={city} className="mt-1">{`${city}: ${address}`}</p>
      ))}
    </>
  );
}
