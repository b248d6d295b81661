import { z } from "zod";
import { addDays, PROSE_DAY, proseDayText } from "../../dates/dates.ts";
import { cached } from "../reader/content-files.ts";
import { isoDate, link, recordName, text } from "../reader/fields.ts";
import { type FieldProblem, refuse, tryRead } from "../reader/problems.ts";
import { readCollection } from "../reader/read.ts";
import { oneOf } from "../reader/reasons.ts";
import { hasRecord } from "../reader/sources.ts";
import { condition, conditionProblems } from "./conditions.ts";
import {
  byDay,
  dayOf,
  type Milestone,
  milestone,
  type Occurrence,
  occurrencesOf,
  repeatProblems,
} from "./milestones.ts";
import { type Question, questions } from "./questions.ts";
import { article, change, changeProblems, id, JURISDICTIONS, source } from "./rule-fields.ts";

const form = z.strictObject({
  from: id.optional().describe("Holds on the day of this milestone and later"),
  after: id.optional().describe("Holds from the day after this milestone, as for a deadline"),
  text: text.describe(
    "{published-prices} stands for the prices of CBAM certificates in content/tools/cbam",
  ),
});

export const PARTS = ["who", "what", "when", "cost"] as const;

const statement = z.strictObject({
  id,
  part: z
    .enum(PARTS)
    .optional()
    .describe(
      "The part of the rule's page that tells it (who, what exactly, by when, how much); without it, only other pages do",
    ),
  earlier: z
    .array(id)
    .default([])
    .describe(
      "Ids of sentences that the page told once and are nearest to this one: their links lead here",
    ),
  heading: text.optional().describe("A few words above it on that page: Up to 50 tonnes"),
  source: id.optional().describe("The id of one of the sources; needed with part"),
  article,
  forms: z.array(form).min(1).describe("The first holds until the second does, and so on"),
});

const ruleSchema = z
  .strictObject({
    name: text.describe("Short: CBAM"),
    called: text
      .optional()
      .describe("Its name within a sentence, where that is another: the DPDP Act"),
    title: text,
    summary: text.optional().describe("What it is, in two sentences"),
    jurisdiction: z
      .enum(JURISDICTIONS)
      .describe("Who makes it; standard: a standard, a rating, a body"),
    reference: text.describe("Authority and act"),
    binds: text.describe("Whom it binds, in plain words"),
    reaches: text.optional().describe("Whom it reaches through customers"),
    applies: z
      .strictObject({
        binds: condition,
        may: condition.optional().describe("Of whom the sources leave open whether it binds them"),
        reaches: condition.optional(),
      })
      .describe("The same two, as data"),
    voluntary: z
      .boolean()
      .optional()
      .describe("true: no law; taken on by choice, or because a customer asks for it"),
    prepare: z
      .array(text)
      .min(1)
      .describe("What those whom it concerns have ready, in a few words each"),
    penalty: id.optional().describe("The id of the statement that says what a breach costs"),
    sources: z.array(source).min(1),
    changes: z.array(change).default([]).describe("What changed in it, the newest first"),
    milestones: z.array(milestone).describe("In the order of their first days"),
    statements: z.array(statement).default([]).describe("What copy may say of it, by name"),
    reviewed: isoDate.describe("The day somebody last read this file against its sources"),
    sourcesTo: text
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Write year and month, as in 2026-10.")
      .optional()
      .describe("The month that the newest of the sources reach: 2026-10"),
    recheckBy: isoDate.optional().describe("The day by which somebody reads it again"),
    validUntil: isoDate.optional().describe("The last day on which it can be relied upon unread"),
    questions: link.optional().describe("A page that answers what people ask about it"),
    helps: z
      .array(link)
      .describe("Services, trainings and tools that help; pages on the same subject lead to them"),
  })
  .refine(({ recheckBy, validUntil }) => recheckBy || validUntil, {
    path: ["recheckBy"],
    error: "Say when somebody reads this again: add “recheckBy: 2027-06-30”, or validUntil.",
  });

type Record = z.output<typeof ruleSchema>;
export type Rule = Record & { id: string; file: string };
export type Source = Record["sources"][number];
export type Statement = Record["statements"][number];
export type Part = (typeof PARTS)[number];
type Form = Statement["forms"][number];

export type Wording = { text: string; from?: string; until?: string };

let known: { records: unknown[]; questions?: Question[]; rules: Rule[] } = {
  records: [],
  rules: [],
};

/** All rules. The same array is returned until a rule or a question changes. */
export const rules = cached((): Rule[] => {
  const records = readCollection("rules", ruleSchema);
  const all = tryRead(questions);
  const same =
    all === known.questions &&
    records.length === known.records.length &&
    records.every(({ data }, index) => data === known.records[index]);
  if (same) return known.rules;
  refuse(
    records.flatMap(({ file, data }) => problemsOf(data, all).map((found) => ({ file, ...found }))),
  );
  known = {
    questions: all,
    records: records.map(({ data }) => data),
    rules: records.map(({ id, file, data }) => ({ ...data, id, file })),
  };
  return known.rules;
});

export const findRule = (id: string) => rules().find((rule) => rule.id === id);

const names = z.array(recordName("rules"));
const meaning = "Rules in content/rules whose sources it rests on, by file name";

/** Rules that an article rests on beside those whose statements it mentions. */
export const ruleNames = names.default([]).describe(meaning);

export const pageRules = names.min(1).describe(meaning);

export type Deadline = Occurrence & { rule: Rule };

/** On one day, what comes back less often is first: some pages show one, and a yearly duty weighs more. */
export const deadlinesOf = (some: Rule[], last?: string): Deadline[] =>
  some
    .flatMap((rule) =>
      [...rule.milestones]
        .sort((a, b) => timesAYear(a) - timesAYear(b))
        .flatMap((milestone) =>
          occurrencesOf(milestone, last).map((occurrence) => ({ ...occurrence, rule })),
        ),
    )
    .sort(byDay);

const timesAYear = ({ repeats }: Milestone) => repeats?.days.length ?? 0;

/** The wordings of a statement, as “cbam.certificates”, the earliest first; nothing if it does not exist. */
export function findStatement(name: string): Wording[] | undefined {
  const [ruleId = "", statementId] = name.split(".");
  const rule = findRule(ruleId);
  const forms = rule?.statements.find(({ id }) => id === statementId)?.forms;
  return rule && forms && wordingsFrom(forms, rule);
}

/** Whether a text may mention a statement. Of a rule that cannot be read, every name passes. */
export function isStatement(name: string): boolean {
  const [ruleId = ""] = name.split(".");
  return findStatement(name) !== undefined || (hasRecord("rules", ruleId) && !findRule(ruleId));
}

function wordingsFrom(forms: Form[], { milestones }: Pick<Rule, "milestones">): Wording[] {
  const days = forms.map((form) => firstDay(form, milestones));
  return forms.map(({ text }, index) => {
    const next = days[index + 1];
    return { text, from: days[index], until: next && addDays(next, -1) };
  });
}

function firstDay({ from, after }: Form, milestones: Milestone[]): string | undefined {
  const day = dayOf(from ?? after, milestones);
  return day && after ? addDays(day, 1) : day;
}

/** What is wrong within a rule beyond its schema. Conditions are not checked while the questions are broken. */
function problemsOf(rule: Record, questions: Question[] | undefined): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const add = (field: string, reason: string) => problems.push({ field, reason });
  if (questions) {
    const known = { questions, milestones: rule.milestones };
    for (const [name, node] of Object.entries(rule.applies))
      problems.push(...conditionProblems(node, `applies.${name}`, known));
    for (const [index, { concerns }] of rule.milestones.entries())
      if (concerns)
        problems.push(...conditionProblems(concerns, `milestones.${index}.concerns`, known));
  }
  for (const list of ["sources", "milestones", "statements"] as const) {
    const ids = rule[list].map(({ id }) => id);
    for (const [index, id] of ids.entries())
      if (ids.indexOf(id) !== index)
        add(`${list}.${index}.id`, `“${id}” is used twice: choose another id.`);
  }
  const anchors = rule.statements.flatMap(({ id, part, earlier }) => [
    ...(part ? [id] : []),
    ...earlier,
  ]);
  for (const [index, { earlier }] of rule.statements.entries())
    for (const id of earlier)
      if (anchors.indexOf(id) !== anchors.lastIndexOf(id))
        add(
          `statements.${index}.earlier`,
          `A link to “${id}” leads elsewhere already: remove it here.`,
        );
  const statements = rule.statements.map(({ id }) => id);
  if (rule.penalty && !statements.includes(rule.penalty))
    add("penalty", oneOf(rule.penalty, statements));
  problems.push(...changeProblems(rule.changes));
  const sources = rule.sources.map(({ id }) => id);
  for (const [index, milestone] of rule.milestones.entries()) {
    const { id, date, source } = milestone;
    for (const { field, reason } of repeatProblems(milestone))
      add(`milestones.${index}.${field}`, reason);
    const other = rule.milestones.find((one) => one.id !== id && dayOf(id, [one]));
    if (other)
      add(`milestones.${index}.id`, `“${id}” is a later day of “${other.id}”: choose another id.`);
    if (!sources.includes(source)) add(`milestones.${index}.source`, oneOf(source, sources));
    const before = rule.milestones[index - 1];
    if (before && date < before.date)
      add(
        `milestones.${index}.date`,
        `${date} comes before ${before.date} of the milestone above: put them in the order of their days.`,
      );
  }
  for (const [index, { forms, part, source }] of rule.statements.entries()) {
    if (source ? !sources.includes(source) : part)
      add(`statements.${index}.source`, oneOf(source, sources));
    problems.push(...formProblems(forms, rule.milestones, `statements.${index}.forms`));
    for (const reason of dayProblems(forms, rule.milestones)) add(`statements.${index}`, reason);
  }
  return problems;
}

function formProblems(forms: Form[], milestones: Milestone[], at: string): FieldProblem[] {
  const ids = milestones.map(({ id }) => id);
  return forms.flatMap((form, index) => {
    const problem = (reason: string) => [{ field: `${at}.${index}`, reason }];
    const marks = [form.from, form.after].filter((mark) => mark !== undefined);
    if (index === 0)
      return marks.length > 0
        ? problem("The first form holds from the start: remove from or after.")
        : [];
    if (marks.length !== 1)
      return problem(
        "This form needs either from or after with the id of a milestone, as in “from: sale”.",
      );
    const day = firstDay(form, milestones);
    if (!day) return problem(oneOf(marks[0], ids));
    const before = index > 1 ? firstDay(forms[index - 1] ?? form, milestones) : undefined;
    return before && day <= before
      ? problem(
          `This form holds from ${day}, not after the one above it (${before}): put them in the order of their days.`,
        )
      : [];
  });
}

/** Days in the words that are no milestone's: a milestone was moved. Only statements with several forms are checked. */
function dayProblems(forms: Form[], milestones: Milestone[]): string[] {
  if (forms.length === 1) return [];
  const days = [
    ...milestones.map(({ date }) => date),
    ...forms.map(({ from, after }) => dayOf(from ?? after, milestones) ?? ""),
  ];
  const known = new Set(days.filter(Boolean).map(proseDayText));
  const named = new Set(forms.flatMap(({ text }) => text.match(PROSE_DAY) ?? []));
  return [...named]
    .filter((day) => !known.has(day))
    .map(
      (day) =>
        `The words name ${day}, which is the day of no milestone: correct the words or the milestone.`,
    );
}
