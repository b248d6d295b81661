import { clsx } from "clsx";
import { rules } from "../../content/records/rules.ts";
import { monthLabel } from "../../dates/dates.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import type { ProofCopy } from "./copy.ts";

/** How many rules the ledger holds, and how far their sources reach: counted, never typed. */
export function LedgerState({
  rules: words,
  sources,
  text,
  link,
  className,
}: ProofCopy["ledger"] & { className?: string }) {
  const newest = rules()
    .flatMap(({ sourcesTo }) => sourcesTo ?? [])
    .sort()
    .at(-1);
  return (
    <div className={clsx("grid grid-cols-[auto_1fr] gap-x-4", className)}>
      <p className="figures font-display text-h1 leading-none text-leaf">{rules().length}</p>
      <div>
        <p className="font-semibold">{words}</p>
        <p className="text-sm text-ink-soft">
          {newest && `${sources} ${monthLabel(newest)}. `}
          {text}
        </p>
        <ArrowLink {...link} />
      </div>
    </div>
  );
}
