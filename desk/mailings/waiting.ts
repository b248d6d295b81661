import { z } from "zod";
import { audienceOf, countUnreachable } from "../../server/inbox/mailings/audience.ts";
import type { MailingContent, MailingItem } from "../../server/inbox/mailings/content.ts";
import { createMailing } from "../../server/inbox/mailings/mailings.ts";
import { findRow } from "../../server/inbox/storage/rows.ts";
import { subscribersTo } from "../../server/inbox/subscribers/subscription.ts";
import { runFacts } from "../../site/content/records/training-facts.ts";
import { type TrainingRun, trainings } from "../../site/content/records/trainings.ts";
import { today } from "../../site/dates/dates.ts";
import { fromContent } from "../content/attempt.ts";
import { audit, type Desk } from "../desk.ts";
import { Refusal } from "../refusal.ts";
import { type Asked, route } from "../route.ts";
import { itemOfRun, openRuns, previewOf } from "./choices.ts";

/** A run with its dates as the title, for a mail whose subject names the training. */
function itemOfDates(run: TrainingRun): MailingItem {
  const { facts, ...item } = itemOfRun(run);
  const [[, title] = ["", ""], ...others] = facts;
  return { ...item, group: "", title, facts: others };
}

const wanted = z.strictObject({ training: z.string().max(200) });
type Wanted = Asked & { body: z.output<typeof wanted> };

/** Routes to tell those who wait for dates of a training. */
export const waitingRoutes = {
  "GET /api/mailings/waiting": route({ handler: (_asked, desk) => waitingLists(desk) }),
  "POST /api/mailings/waiting/preview": route({ body: wanted, handler: previewDates }),
  "POST /api/mailings/waiting": route({ body: wanted, handler: tellDates }),
};

const runsOf = (desk: Desk, title: string) =>
  fromContent(() => openRuns(today(new Date(desk.now())))).filter(
    ({ training }) => training.title === title,
  );

const peopleFor = ({ storage }: Desk, training: string) =>
  audienceOf(storage.db, { kind: "waiting", training });

/** The trainings for which people wait, if they can be told of dates or asked for just these. */
async function waitingLists(desk: Desk) {
  const { storage } = desk;
  const named = new Set((await subscribersTo(storage, "waiting")).map(({ list }) => list));
  const waitedFor = [];
  for (const { title } of fromContent(trainings)) {
    const dates = runsOf(desk, title).map((run) => runFacts(run).dates);
    const people = (await peopleFor(desk, title)).length;
    if (people === 0 || (dates.length === 0 && !named.has(title))) continue;
    const list = { kind: "waiting", training: title } as const;
    const unreachable = await countUnreachable(storage.db, list);
    waitedFor.push({ title, people, unreachable, dates });
  }
  return { trainings: waitedFor };
}

async function previewDates({ body: { training } }: Wanted, desk: Desk) {
  const { content, ...text } = textFor(desk, training);
  const people = (await peopleFor(desk, training)).length;
  const mail = previewOf(desk, { kind: "waiting", ...text, content: JSON.stringify(content) });
  return { ...desk.mailPreviews.show(mail), people };
}

async function tellDates(asked: Wanted, desk: Desk) {
  const { storage, now } = desk;
  const { training } = asked.body;
  const text = textFor(desk, training);
  const people = (await peopleFor(desk, training)).length;
  // Nobody counts as told before it begins: a second press would tell them once more.
  if (await findRow(storage, "mailing", { state: "scheduled", kind: "waiting", training }))
    throw new Refusal(409, "This mail is about to go out already: look at the list of mailings.");
  if (people === 0) throw new Refusal(409, "Everybody who waits for this training has been told.");
  const about = { kind: "waiting", training, ...text } as const;
  const id = await createMailing(storage, { ...about, now: now(), dueAt: now() });
  const what = `Told ${people} people of the dates of “${training}”`;
  await audit(desk, asked, "mailings", id, what);
  return { id };
}

function textFor(
  desk: Desk,
  training: string,
): { subject: string; preview: string; content: MailingContent } {
  const runs = runsOf(desk, training);
  if (runs.length === 0)
    throw new Refusal(409, "This training has no dates ahead with free seats.");
  return {
    subject: `Dates are set: ${training}`,
    preview: runs.map((run) => runFacts(run).dates).join("; "),
    content: {
      intro: "You asked us to tell you when dates are set. They are.",
      items: runs.map(itemOfDates),
      closing:
        "Seats are given in the order in which registrations come. Write to us with any question.",
    },
  };
}
