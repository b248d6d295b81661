import { checklist } from "../../content/records/checklist.ts";
import { plain } from "../../content/records/dated-text.ts";
import { reviewOf, rulesOf } from "../../content/records/review.ts";
import { dayText, readOnText, today } from "../../dates/dates.ts";

export type ChecklistText = ReturnType<typeof checklistText>;

/** The checklist in the words of one day, which it names: what is printed cannot change afterwards. */
export function checklistText(day = today()) {
  const record = checklist();
  const { title, intro, items, closing } = record;
  return {
    title,
    intro,
    items: items.map((item) => ({ ...item, text: plain(item.text, day) })),
    closing: plain(closing, day),
    note: noteOf(reviewOf(rulesOf(record)), day),
  };
}

function noteOf(review: ReturnType<typeof reviewOf>, day: string): string {
  const references = (review?.rules ?? []).flatMap(({ sources }) =>
    sources.map(({ reference }) => reference),
  );
  return [
    `Words of ${dayText(day)}.`,
    ...(review ? [`${readOnText(review)}: ${references.join("; ")}.`] : []),
  ].join(" ");
}
