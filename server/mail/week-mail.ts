import { dayOf } from "../../contract/indian-time.ts";
import { numberText } from "../../contract/number-text.ts";
import { type Compared, figuresOfWeek, laterDay, mondayOf } from "../inbox/figures.ts";
import type { Storage } from "../inbox/storage/storage.ts";

const MOST_NAMES = 5;
const date = new Intl.DateTimeFormat("en-IN", { dateStyle: "long", timeZone: "UTC" });
const dateText = (day: string) => date.format(Date.parse(day));

export async function weekMail(storage: Storage, now: number, deskUrl: string | undefined) {
  const monday = laterDay(mondayOf(dayOf(now)), -7);
  const week = await figuresOfWeek(storage, monday, now);
  const { visits, visitors, inquiries, weeksBefore } = week;
  if (visits.count === 0) return undefined;
  const beside = ({ count, before }: Compared) =>
    numberText(count) + (weeksBefore > 0 ? ` (${numberText(before)})` : "");
  const list = (title: string, all: Compared[]) => {
    const some = all.filter(({ count }) => count > 0).slice(0, MOST_NAMES);
    const words = some.map((one) => `${one.name} ${beside(one)}`).join(", ");
    return words ? [`${title}: ${words}.`] : [];
  };
  const sources = week.sources.map((one) => ({ ...one, name: one.name || "typed or unknown" }));
  return {
    subject: `The website last week: ${counted(visits.count, "visit")}, ${counted(inquiries.count, "inquiry")}`,
    content: {
      title: `The website from ${dateText(monday)} to ${dateText(laterDay(monday, 6))}`,
      paragraphs: [
        [visits, { ...visitors, name: "Daily visitors, on average" }, inquiries]
          .map((one) => `${one.name}: ${beside(one)}.`)
          .join(" "),
        ...list("Pages that led to inquiries", week.leading),
        ...week.tools.flatMap(({ name, steps }) => list(name, steps)),
        ...list("Where people came from", sources),
        weeksBefore > 0
          ? `In brackets: the mean of the ${weeksBefore === 1 ? "week" : `${weeksBefore} weeks`} before.`
          : "No full week was counted before, so there is nothing to compare with.",
        ...(deskUrl ? [] : ["npm run desk opens the desk: all figures are there."]),
      ],
      links: deskUrl
        ? [{ words: "All figures of this week", url: `${deskUrl}/#/figures?week=${monday}` }]
        : [],
      footer:
        "This comes on Mondays while visits are counted. DIGEST_AT in the settings changes the time.",
    },
  };
}

const counted = (count: number, noun: "visit" | "inquiry") =>
  `${numberText(count)} ${count === 1 ? noun : { visit: "visits", inquiry: "inquiries" }[noun]}`;
