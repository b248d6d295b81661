import { href } from "../../../addresses.ts";
import { toCsv } from "../../../tools/estimator/csv.ts";
import type { Estimate, Inputs } from "../../../tools/estimator/estimate.ts";
import { inWords } from "../../../tools/estimator/in-words.ts";
import { type Typed, toQuery } from "../../../tools/estimator/typed.ts";
import { aboutLink } from "../../../ui/about.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { notify } from "../../../ui/notice.ts";
import type { ResultCopy } from "./copy.ts";
import { tableText } from "./year-table.tsx";

type Props = { copy: ResultCopy; typed: Typed; inputs: Inputs; years: Estimate[]; estimate: Estimate };

/** An address that is longer leaves no room for the rest in what the form sends. */
const LONGEST_LINK = 700;

/** Buttons to save the estimate, to send it, and to ask about it. */
export function EstimateActions({ copy, typed, inputs, years, estimate }: Props) {
  const link = `${href("/tools/cbam-estimator")}?${toQuery(typed)}`;

  async function copyOut(text: string, done: string) {
    try {
      await navigator.clipboard.writeText(text);
      notify({ text: done });
    } catch {
      notify({ text: copy.notCopied, tone: "destructive" });
    }
  }

  return (
    <div className="actions" data-print="hide">
      <ButtonLink
        to={href("/contact")}
        {...aboutLink({
          title: `CBAM estimate for ${estimate.year}`,
          dates: inWords(estimate),
          link: link.length <= LONGEST_LINK ? link : undefined,
          service: "cbam-consultancy",
        })}
      >
        {copy.ask}
      </ButtonLink>
      <Button variant="outline" onClick={() => download(toCsv(years, inputs), estimate.year)}>
        {copy.csv}
      </Button>
      <Button
        variant="outline"
        className="max-sm:hidden"
        onClick={() => copyOut(tableText(copy, years), copy.copiedTable)}
      >
        {copy.copyTable}
      </Button>
      <Button variant="outline" onClick={() => copyOut(`${location.origin}${link}`, copy.copiedLink)}>
        {copy.copyLink}
      </Button>
      <Button variant="outline" onClick={() => print()}>
        {copy.print}
      </Button>
    </div>
  );
}

function download(csv: string, year: number): void {
  const address = URL.createObjectURL(new Blob([csv], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `cbam-estimate-${year}.csv`;
  link.click();
  URL.revokeObjectURL(address);
}
