import { samplePath } from "../../content/records/sample-documents.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { proofCopy } from "./copy.ts";
import { LedgerState } from "./ledger-state.tsx";
import { Specimen } from "./specimen.tsx";

/** What the home page shows: one page of a document, and the state of the ledger. */
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
