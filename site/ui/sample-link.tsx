import { clsx } from "clsx";
import { type SampleDocument, samplePath } from "../content/records/sample-documents.ts";
import { ArrowRight } from "./icons.tsx";

type Props = { document: SampleDocument | undefined; className?: string };

export const SampleLink = ({ document, className }: Props) =>
  document && (
    <a
      href={samplePath(document)}
      className={clsx(
        "group grid grid-cols-[3rem_1fr] items-center gap-x-4 rounded-lg bg-white p-4 text-ink shadow-panel sm:grid-cols-[4.5rem_1fr] sm:gap-x-6 sm:p-6",
        className,
      )}
    >
      <svg viewBox="0 0 72 96" aria-hidden="true" className="by-day h-auto w-full">
        <path d="M1 1h70v94H1z" className="fill-paper stroke-ink/60" />
        <path d="M1 1h70v18H1z" className="fill-ink" />
        <path d="M50 5h16v7H50z" className="fill-marigold" />
        <path d="M8 12h30" className="stroke-paper [stroke-width:3]" />
        <path
          d="M8 28h24M40 28h24M8 40h56M8 50h56M8 60h56M8 70h56M8 80h34"
          className="stroke-ink/35 [stroke-width:2.5]"
        />
      </svg>
      <span>
        <span className="font-display text-h4 group-hover:underline">{document.title}</span>
        <span className="mt-1 block">{document.offer}</span>
        <span className="mt-2 inline-flex items-center gap-2 text-sm font-semibold text-leaf">
          Open the sample (PDF)
          <ArrowRight className="size-4" />
        </span>
      </span>
    </a>
  );
