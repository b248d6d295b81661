import type { Source } from "../../../content/records/rules.ts";
import { ReadAgain } from "../../../ui/read-on.tsx";

export type SourceReading = {
  sources: Source[];
  asOf?: string | undefined;
  reviewed: string;
  recheckBy: string;
};

export const Sources = ({
  sources,
  asOf,
  isShort,
  ...days
}: SourceReading & { isShort?: boolean }) => (
  <p className="text-sm opacity-80 print:mt-0.5 print:text-[7.5pt]">
    {sources.map(({ id, title, reference, url }, index) => (
      <span key={id}>
        {`${index > 0 ? "; " : ""}${isShort ? "" : `${title}: `}`}
        <a href={url} rel="noopener" className="underline decoration-1 underline-offset-4">
          {isShort ? reference.replace(/^.*(?=\(EU\))/, "") : reference}
        </a>
      </span>
    ))}
    {asOf ? `. As of ${asOf}.` : "."}
    <ReadAgain {...days} />
  </p>
);
