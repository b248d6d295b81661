import type { ReactNode } from "react";
import { samplePath } from "../../content/records/sample-documents.ts";
import { Section } from "../../ui/section.tsx";
import { CallOuts } from "./call-outs.tsx";
import type { ProofCopy } from "./copy.ts";
import { Sheet } from "./sheet.tsx";

type Props = Pick<ProofCopy, "title" | "lede" | "document"> & { children: ReactNode };

/** One page of a sample document beside what to look at in it, and below that what else the page says. */
export function Specimen({ title, lede, document, children }: Props) {
  return (
    <Section tone="white" heading={{ id: "proof", title, lede }}>
      <div className="mt-4 grid-12 items-start gap-y-4 lg:mt-7">
        <a href={samplePath(document)} className="col-span-12 lg:col-span-7">
          <Sheet document={document} />
        </a>
        <div className="col-span-12 lg:col-span-5">
          <CallOuts {...document} />
          {children}
        </div>
      </div>
    </Section>
  );
}
