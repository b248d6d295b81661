import { clsx } from "clsx";
import type { ReactNode } from "react";
import { firm } from "../../content/reader/read.ts";
import { rules } from "../../content/records/rules.ts";
import { sampleDocuments, samplePath } from "../../content/records/sample-documents.ts";
import { monthLabel } from "../../dates/dates.ts";
import {
  SAMPLE_CERTIFICATE,
  sampleCertificate,
} from "../../outputs/downloads/sample-certificate.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { NumberedPoints } from "../../ui/numbered-points.tsx";
import { PointNumber, words } from "../../ui/points.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import { CaseList } from "../cases/case.tsx";
import { verifyCopy } from "../verify/copy.ts";
import { type ProofCopy, proofCopy } from "./copy.ts";
import { CertificateSheet, Sheet } from "./sheet.tsx";
export function Proof() {
  const copy = proofCopy();
  const others = sampleDocuments().filter(({ id }) => id !== copy.document.id);
  return (
    <>
      <Specimen {...copy}>
        <ArrowLink to={samplePath(copy.document)} label={copy.open} className="mt-3" />
        {others.length > 0 && (
          <>
            <h3 className="mt-4 border-t border-line pt-3 text-h4">{copy.others}</h3>
            <ul className="grid">
              {others.map((one) => (
                <li key={one.id}>
                  <ArrowLink to={samplePath(one)} label={`${one.title} (PDF)`} />
                </li>
              ))}
            </ul>
          </>
        )}
      </Specimen>
      <Section tone="sand" heading={{ id: "roles", title: copy.roles.title }}>
        <NumberedPoints points={copy.roles.items} className="mt-4 grid gap-x-10 lg:grid-cols-3" />
        <div className="mt-2 max-w-3xl border-l-4 border-marigold pl-5 lg:mt-4">
          <h3 className="text-h4">{copy.independence.title}</h3>
          <p className="mt-1">{copy.independence.text}</p>
        </div>
        <CaseList className="mt-6" />
        {copy.quote && (
          <figure className="mt-6 max-w-3xl">
            <blockquote className="font-display text-h3">{copy.quote.text}</blockquote>
            <figcaption className="mt-2 text-ink-soft">
              {copy.quote.name}, {copy.quote.role}
            </figcaption>
          </figure>
        )}
        <Credentials {...copy.credentials} numberLabel={copy.registration} />
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

export function ShortProof() {
  const { open, more, ledger, ...copy } = proofCopy();
  return (
    <Specimen {...copy}>
      <p className="mt-4 flex flex-wrap gap-x-8">
        <ArrowLink to={samplePath(copy.document)} label={open} />
        <ArrowLink {...more} />
      </p>
      <LedgerState {...ledger} className="mt-4 border-t border-line pt-4" />
    </Specimen>
  );
}

type SpecimenProps = Pick<ProofCopy, "title" | "lede" | "document"> & { children: ReactNode };

const Specimen = ({ title, lede, document, children }: SpecimenProps) => (
  <Section tone="white" heading={{ id: "proof", title, lede }}>
    <div className="mt-4 grid-12 items-start gap-y-4 lg:mt-7">
      <a href={samplePath(document)} className="col-span-12 lg:col-span-7">
        <Sheet document={document} />
      </a>
      <div className="col-span-12 lg:col-span-5">
        <ol className="grid gap-3 lg:gap-5">
          {document.callouts.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.75rem_1fr]">
              <PointNumber
                index={index}
                className="grid size-8 place-items-center rounded-full bg-marigold font-semibold"
              />
              <div>
                <h3 className="text-h4">{title}</h3>
                <p className="text-ink-soft">{words(text)}</p>
              </div>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </div>
  </Section>
);

/** Renders nothing if no training has a run, because then there is no sample certificate. */
function CertificateProof({ title, text, verify, open }: ProofCopy["certificate"]) {
  const words = verifyCopy().certificate;
  const sample = sampleCertificate(words.sampleHolder);
  if (!sample) return null;
  return (
    <>
      <CertificateSheet
        {...sample}
        words={words}
        className="col-span-12 sm:col-span-6 lg:col-span-5"
      />
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

function Credentials({
  title,
  items,
  numberLabel,
}: ProofCopy["credentials"] & { numberLabel: string }) {
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
      {number && <p className="mt-6">{`${legalName}. ${numberLabel} ${number}.`}</p>}
      {addresses.map(({ city, address }) => (
        <p key={city} className="mt-1">{`${city}: ${address}`}</p>
      ))}
    </>
  );
}

function LedgerState({ className, ...words }: ProofCopy["ledger"] & { className: string }) {
  const newest = rules()
    .flatMap(({ sourcesTo }) => sourcesTo ?? [])
    .sort()
    .at(-1);
  return (
    <div className={clsx("grid grid-cols-[auto_1fr] gap-x-4", className)}>
      <p className="figures font-display text-h1 leading-none text-leaf">{rules().length}</p>
      <div>
        <p className="font-semibold">{words.rules}</p>
        <p className="text-ink-soft">
          {newest && `${words.sources} ${monthLabel(newest)}. `}
          {words.text}
        </p>
        <ArrowLink {...words.link} />
      </div>
    </div>
  );
}
