import { samplePath } from "../../content/records/sample-documents.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { Section } from "../../ui/section.tsx";
import { CallOuts } from "./call-outs.tsx";
import { proofCopy } from "./copy.ts";
import { LedgerState } from "./ledger-state.tsx";
import { Sheet } from "./sheet.tsx";

/** What the home page shows: one page of a document, and the state of the ledger. */
export function ShortProof() {
  const { title, lede, document, open, more, ledger } = proofCopy();
  return (
    <Section tone="white" heading={{ id: "proof", title, lede }}>
      <div className="mt-4 grid-12 items-start gap-y-4 lg:mt-7">
        <a href={samplePath(document)} className="col-span-12 lg:col-span-7">
          <Sheet document={document} />
        </a>
        <div className="col-span-12 lg:col-span-5">
          <CallOuts {...document} />
          <p className="mt-4 flex flex-wrap gap-x-8">
            <ArrowLink to={samplePath(document)} label={open} />
            <ArrowLink {...more} />
          </p>
          <LedgerState {...ledger} className="mt-4 border-t border-line pt-4" />
        </div>
      </div>
    </Section>
  );
}
