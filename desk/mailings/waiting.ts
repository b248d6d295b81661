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
import { type Area, audit } from "../desk.ts";
import { Refusal, read } from "../refusal.ts";
import { itemOfRun, openRuns, previewOf } from "./choices.ts";

/** A run with its dates as the title, for a mail whose subject names the training. */
function itemOfDates(run: TrainingRun): MailingItem {
  const { facts, ...item } = itemOfRun(run);
  const [[, title] = ["", ""], ...others] = facts;
  return { ...item, group: "", title, facts: others };
}

const wanted = z.strictObject({ training: z.string().max(200) });

export const registerWaiting: Area = (app, desk) => {
  const { storage, now } = desk;
  const day = () => today(new Date(now()));
  const runsOf = (title: string) =>
    fromContent(() => openRuns(day())).filter(({ training }) => training.title === title);
  const peopleFor = (training: string) => audienceOf(storage.db, { kind: "waiting", training });

  app.get("/api/mailings/waiting", async () => {
    const named = new Set((await subscribersTo(storage, "waiting")).map(({ list }) => list));
    const waitedFor = [];
    for (const { title } of fromContent(trainings)) {
      const dates = runsOf(title).map((run) => runFacts(run).dates);
      const people = (await peopleFor(title)).length;
      if (people > 0 && (dates.length > 0 || named.has(title))) {
        const unreachable = await countUnreachable(storage.db, {
          kind: "waiting",
          training: title,
        });
        waitedFor.push({ title, people, unreachable, dates });
      }
    }
    return { trainings: waitedFor };
  });

  app.post("/api/mailings/waiting/preview", async (request) => {
    const { training } = read(wanted, request.body);
    const { content, ...text } = textFor(training);
    const people = (await peopleFor(training)).length;
    const mail = previewOf(desk, { kind: "waiting", ...text, content: JSON.stringify(content) });
    return { ...desk.mailPreviews.show(mail), people };
  });

  app.post("/api/mailings/waiting", async (request) => {
    const { training } = read(wanted, request.body);
    const text = textFor(training);
    const people = (await peopleFor(training)).length;
    // Nobody counts as told before it begins: a second press would tell them once more.
    if (await findRow(storage, "mailing", { state: "scheduled", kind: "waiting", training }))
      throw new Refusal(409, "This mail is about to go out already: look at the list of mailings.");
    if (people === 0)
      throw new Refusal(409, "Everybody who waits for this training has been told.");
    const id = await createMailing(storage, {
      kind: "waiting",
      training,
      ...text,
      now: now(),
      dueAt: now(),
    });
    await audit(
      desk,
      request,
      "mailings",
      id,
      `Told ${people} people of the dates of “${training}”`,
    );
    return { id };
  });

  function textFor(training: string): {
    subject: string;
    preview: string;
    content: MailingContent;
  } {
    const runs = runsOf(training);
    const [first] = runs;
    if (!first) throw new Refusal(409, "This training has no dates ahead with free seats.");
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
};
