import { z } from "zod";
import { circle, circleProblems } from "./circles.ts";
import { addDays, PROSE_DAY, proseDayText } from "./dates.ts";
import { isoDate, link, text } from "./fields.ts";
import { type Question, questions } from "./questions.ts";
import { ContentError, type Problem, readCollection } from "./read.ts";

const id = text.regex(/^[a-z][a-z0-9-]*$/, "use small letters, digits and hyphens");

const source = z.strictObject({
  id,
  title: text,
  reference: text.describe("Where it is found: number of the act, place of publication"),
  asOf: text.optional().describe("“June 2026”, where the state may have moved since"),
});

const milestone = z.strictObject({
  id,
  date: isoDate,
  about: text.optional().describe("What is said instead of the day where no source gives one: mid-May 2027"),
  what: text.describe("What happens, short: Certificates go on sale"),
  note: text.optional().describe("One sentence more"),
  who: text.describe("Who acts"),
  prepare: text.optional().describe("What to have ready by then"),
  concerns: circle.optional().describe("Only these of all whom the rule concerns, as under applies"),
  source: id.describe("The id of one of the sources"),
  kind: z.enum(["starts", "due", "ends", "published"]),
  yearly: z
    .boolean()
    .optional()
    .describe("true: one step of a row that takes one each year; only the next is shown"),
});

const form = z.strictObject({
  from: id.optional().describe("Holds on the day of this milestone and later"),
  after: id.optional().describe("Holds from the day after this milestone, as for a deadline"),
  text,
});

const statement = z.strictObject({
  id,
  forms: z.array(form).min(1).describe("The first holds until the second does, and so on"),
});

const ruleSchema = z
  .strictObject({
    name: text.describe("Short: CBAM"),
    title: text,
    reference: text.describe("Authority and act"),
    binds: text.describe("Whom it binds, in plain words"),
    reaches: text.optional().describe("Whom it reaches through customers"),
    applies: z
      .strictObject({ binds: circle, reaches: circle.optional() })
      .describe("The same two circles, as data"),
    voluntary: z
      .boolean()
      .optional()
      .describe("true: no law; taken on by choice, or because a customer asks for it"),
    prepare: z.array(text).min(1).describe("What those whom it concerns have ready, in a few words each"),
    sources: z.array(source).min(1),
    milestones: z.array(milestone).describe("In the order of their days"),
    statements: z.array(statement).default([]).describe("What copy may say of it, by name"),
    reviewed: isoDate.describe("The day somebody last read this file against its sources"),
    recheckBy: isoDate.optional().describe("The day by which somebody reads it again"),
    validUntil: isoDate.optional().describe("The last day on which it can be relied upon unread"),
    helps: z
      .array(link)
      .describe("Services, courses and tools that help; pages on the same subject lead to them"),
  })
  .refine(({ recheckBy, validUntil }) => recheckBy || validUntil, "needs recheckBy or validUntil");

type Record = z.output<typeof ruleSchema>;
export type Rule = Record & { id: string; file: string };
export type Milestone = Record["milestones"][number];
export type Source = Record["sources"][number];
type Form = Record["statements"][number]["forms"][number];

/** One wording of a statement, with the first and the last day on which it is true. */
export type Said = { text: string; from?: string; until?: string };

let known: { records: unknown[]; questions?: Question[]; rules: Rule[] } = { records: [], rules: [] };

/** All rules, the same list as before while no file changed. */
export function rules(): Rule[] {
  const records = readCollection("rules", ruleSchema);
  const asked = questions();
  const same =
    asked === known.questions &&
    records.length === known.records.length &&
    records.every(({ data }, index) => data === known.records[index]);
  if (same) return known.rules;
  const problems = records.flatMap(({ file, data }) =>
    problemsOf(data, asked).map((found) => ({ file, ...found })),
  );
  if (problems.length > 0) throw new ContentError(problems);
  known = {
    questions: asked,
    records: records.map(({ data }) => data),
    rules: records.map(({ id, file, data }) => ({ ...data, id, file })),
  };
  return known.rules;
}

export function findRule(id: string): Rule | undefined {
  return rules().find((rule) => rule.id === id);
}

/** A record may list further rules whose sources it rests on. */
export const ruleNames = z
  .array(text.refine((id) => findRule(id) !== undefined, "is not a record of content/rules"))
  .default([]);

/** The milestones of all rules, by day. */
export function milestones(): Array<Milestone & { rule: Rule }> {
  return rules()
    .flatMap((rule) => rule.milestones.map((milestone) => ({ ...milestone, rule })))
    .sort((a, b) => a.date.localeCompare(b.date));
}

/** A statement by its name, “cbam.certificates”: its wordings in order, without a gap between them. */
export function findStatement(name: string): Said[] | undefined {
  const [ruleId = "", statementId] = name.split(".");
  const rule = findRule(ruleId);
  const forms = rule?.statements.find(({ id }) => id === statementId)?.forms;
  return rule && forms && saidOf(forms, rule);
}

/** The day from which a rule has to be read again. */
export function dueForReview({ recheckBy, validUntil }: Pick<Rule, "recheckBy" | "validUntil">): string {
  return [recheckBy, validUntil].filter((day) => day !== undefined).sort()[0] ?? "";
}

function saidOf(forms: Form[], { milestones }: Pick<Rule, "milestones">): Said[] {
  const days = forms.map((form) => firstDay(form, milestones));
  return forms.map(({ text }, index) => {
    const next = days[index + 1];
    return { text, from: days[index], until: next && addDays(next, -1) };
  });
}

function firstDay({ from, after }: Form, milestones: Milestone[]): string | undefined {
  const day = milestones.find(({ id }) => id === (from ?? after))?.date;
  return day && after ? addDays(day, 1) : day;
}

function problemsOf(rule: Record, questions: Question[]): Array<Omit<Problem, "file">> {
  const known = { questions, milestones: rule.milestones };
  const told: Array<Omit<Problem, "file">> = [];
  for (const [name, node] of Object.entries(rule.applies))
    told.push(...circleProblems(node, `applies.${name}`, known));
  for (const { id, concerns } of rule.milestones)
    if (concerns) told.push(...circleProblems(concerns, `milestones.${id}.concerns`, known));
  const tell = (field: string, reason: string) => told.push({ field, reason });
  for (const list of ["sources", "milestones", "statements"] as const) {
    const ids = rule[list].map(({ id }) => id);
    for (const twice of new Set(ids.filter((id, index) => ids.indexOf(id) !== index)))
      tell(list, `“${twice}” is used twice`);
  }
  rule.milestones.forEach(({ id, date, source }, index) => {
    if (!rule.sources.some((known) => known.id === source))
      tell(`milestones.${id}`, `“${source}” is not one of the sources`);
    const before = rule.milestones[index - 1];
    if (before && date < before.date) tell(`milestones.${id}`, `${date} comes before ${before.date}`);
  });
  for (const { id, forms } of rule.statements)
    for (const reason of [...formProblems(forms, rule.milestones), ...dayProblems(forms, rule.milestones)])
      tell(`statements.${id}`, reason);
  return told;
}

function formProblems(forms: Form[], milestones: Milestone[]): string[] {
  return forms.flatMap((form, index) => {
    const marks = [form.from, form.after].filter((mark) => mark !== undefined);
    if (index === 0) return marks.length > 0 ? ["the first form takes neither from nor after"] : [];
    if (marks.length !== 1) return [`form ${index + 1} needs either from or after`];
    const day = firstDay(form, milestones);
    if (!day) return [`“${marks[0]}” is not one of the milestones`];
    const before = index > 1 ? firstDay(forms[index - 1] ?? form, milestones) : undefined;
    return before && day <= before ? [`form ${index + 1} holds from ${day}, not after ${before}`] : [];
  });
}

/** A milestone that moved leaves its old day behind in the words that change on it. */
function dayProblems(forms: Form[], milestones: Milestone[]): string[] {
  if (forms.length === 1) return [];
  const known = new Set(milestones.map(({ date }) => proseDayText(date)));
  const named = new Set(forms.flatMap(({ text }) => text.match(PROSE_DAY) ?? []));
  return [...named]
    .filter((day) => !known.has(day))
    .map((day) => `names ${day}, which is the day of no milestone`);
}
