import type { z } from "zod";
import { topicOn } from "../../content/records/page-tree.ts";
import { leadOf } from "../../content/records/team.ts";
import { rupees } from "../../content/records/training-facts.ts";
import { Lead } from "../../ui/lead.tsx";
import type { briefFields, lines } from "./schema.ts";

type Brief = { [Name in keyof typeof briefFields]?: z.output<(typeof briefFields)[Name]> };

const labels: Record<keyof typeof lines, string> = {
  audience: "For whom",
  result: "What you get",
  time: "How long",
  fee: "What it costs",
  supplies: "What you supply",
  signs: "Who signs",
};
export function Brief({ section, page }: { section: Brief; page: { path: string } }) {
  const { leastFee, quotations = [] } = section;
  return (
    <section aria-labelledby="brief" className="wrap py-4 lg:py-6">
      <h2 id="brief" className="sr-only">
        In brief
      </h2>
      <div className="rounded-lg border border-line bg-white p-4 text-ink sm:p-6">
        <dl className="grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-4">
          {(Object.keys(labels) as Array<keyof typeof labels>).map((field) => (
            <div key={field} className="max-sm:grid max-sm:grid-cols-[6.5rem_1fr] max-sm:gap-x-3">
              <dt className="text-sm font-semibold text-leaf">{labels[field]}</dt>
              <dd className="leading-snug">
                {field === "fee" && leastFee && (
                  <strong className="figures block font-display text-h4">{`from ${rupees(leastFee)}`}</strong>
                )}
                {section[field]}
              </dd>
            </div>
          ))}
        </dl>
        {quotations.length > 0 && (
          <div className="mt-5 grid gap-x-10 gap-y-6 border-t border-line pt-4 md:grid-cols-2">
            {quotations.map((quotation) => (
              <Quotation key={quotation.title} {...quotation} />
            ))}
          </div>
        )}
        <Lead
          member={leadOf(topicOn(page.path))}
          label="Who runs this"
          className="mt-4 border-t border-line pt-4 sm:mt-5"
        />
      </div>
    </section>
  );
}

function Quotation({ title, rows }: NonNullable<Brief["quotations"]>[number]) {
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className="w-full self-start text-left">
      <caption className="pb-2 text-left">
        <span className="eyebrow block text-leaf">A worked quotation</span>
        <span className="font-display text-h4">{title}</span>
      </caption>
      <tbody>
        {[...rows, { item: "Together", amount: total, note: undefined }].map(
          ({ item, amount, note }) => (
            <tr
              key={item}
              className="border-t border-line align-baseline last:border-t-2 last:border-ink last:font-semibold"
            >
              <th scope="row" className="py-1.5 pr-4 font-[inherit]">
                {item}
                {note && <span className="block text-sm text-ink-soft">{note}</span>}
              </th>
              <td className="figures py-1.5 text-right">{rupees(amount)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
