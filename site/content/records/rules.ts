import { z } from "zod";
import { addDays, PROSE_DAY, proseDayText } from "../../dates/dates.ts";
import { cached } from "../reader/content-files.ts";
import { isoDate, link, optionsOf, recordName, text } from "../reader/fields.ts";
import { coded, codedMessage, type Reason, valueShown } from "../reader/problem-words.ts";
import { type FieldProblem, refuse, tryRead } from "../reader/problems.ts";
import { readCollection } from "../reader/read.ts";
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
  text: text.meta({
    description:
      "{published-prices} stands for the prices of CBAM certificates in content/tools/cbam",
    hint: "{published-prices} stands for the prices of CBAM certificates",
  }),
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
  source: id
    .optional()
    .meta({ description: "The id of one of the sources; needed with part", hint: "" }),
  article,
  forms: z.array(form).min(1).describe("The first holds until the second does, and so on"),
});

export const ruleSchema = z
  .strictObject({
    name: text.describe("Short: CBAM"),
    called: text
      .optional()
      .describe("Its name within a sentence, where that is another: the DPDP Act"),
    title: text,
    summary: text.optional().describe("What it is, in two sentences"),
    jurisdiction: z
      .enum(JURISDICTIONS)
      .meta(optionsOf({ standard: "A standard, a rating, a body" }, "Who makes it")),
    reference: text.describe("Authority and act"),
    binds: text.describe("Whom it binds, in plain words"),
    reaches: text.optional().describe("Whom it reaches through customers"),
    applies: z
      .strictObject({
        binds: condition,
        may: condition.optional().describe("Of whom the sources leave open whether it binds them"),
        reaches: condition.optional(),
      })
      .meta({
        description: "The same two, as data",
        hint: "Whom it binds and reaches, as the obligation finder asks for it",
      }),
    voluntary: z.boolean().optional().meta({
      description: "true: no law; taken on by choice, or because a customer asks for it",
      hint: "No law; taken on by choice, or because a customer asks for it",
    }),
    prepare: z
      .array(text)
      .min(1)
      .describe("What those whom it concerns have ready, in a few words each"),
    penalty: id
      .optional()
      .meta({ description: "The id of the statement that says what a breach costs", hint: "" }),
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
    error: codedMessage("noReview"),
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
const meaning = {
  description: "Rules in content/rules whose sources it rests on, by file name",
  hint: "Rules whose sources it rests on",
};

/** Rules that an article rests on beside those whose statements it mentions. */
export const ruleNames = names.default([]).meta(meaning);

export const pageRules = names.min(1).meta(meaning);

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
const problemsOf = (rule: Record, questions: Question[] | undefined): FieldProblem[] => [
  ...(questions ? allConditionProblems(rule, questions) : []),
  ...repeatedIds(rule),
  ...earlierProblems(rule.statements),
  ...penaltyProblems(rule),
  ...changeProblems(rule.changes),
  ...rule.milestones.flatMap((_, index) => milestoneProblems(rule, index)),
  ...rule.statements.flatMap((_, index) => statementProblems(rule, index)),
];

function allConditionProblems(rule: Record, questions: Question[]): FieldProblem[] {
  const known = { questions, milestones: rule.milestones };
  const ofRule = Object.entries(rule.applies).flatMap(([name, node]) =>
    conditionProblems(node, `applies.${name}`, known),
  );
  const ofMilestones = rule.milestones.flatMap(({ concerns }, index) =>
    concerns ? conditionProblems(concerns, `milestones.${index}.concerns`, known) : [],
  );
  return [...ofRule, ...ofMilestones];
}

const repeatedIds = (rule: Record): FieldProblem[] =>
  (["sources", "milestones", "statements"] as const).flatMap((list) => {
    const ids = rule[list].map(({ id }) => id);
    return ids.flatMap((id, index) => {
      const field = `${list}.${index}.id`;
      return ids.indexOf(id) === index ? [] : [{ field, reason: coded("idTwice", { id }) }];
    });
  });

/** A link to a sentence must lead to one place: the page has each of these ids once. */
function earlierProblems(statements: Statement[]): FieldProblem[] {
  const anchors = statements.flatMap(({ id, part, earlier }) => [
    ...(part ? [id] : []),
    ...earlier,
  ]);
  const isTwice = (id: string) => anchors.indexOf(id) !== anchors.lastIndexOf(id);
  return statements.flatMap(({ earlier }, index) =>
    earlier.filter(isTwice).map((id) => ({
      field: `statements.${index}.earlier`,
      reason: coded("linkTaken", { id }),
    })),
  );
}

function penaltyProblems({ penalty, statements }: Record): FieldProblem[] {
  return penalty ? unknownId(penalty, statements, "penalty") : [];
}

function unknownId(
  id: string | undefined,
  records: Array<{ id: string }>,
  field: string,
): FieldProblem[] {
  const known = records.map((record) => record.id);
  if (id !== undefined && known.includes(id)) return [];
  return [{ field, reason: coded("notOneOf", { value: valueShown(id), known }) }];
}

function milestoneProblems({ milestones, sources }: Record, index: number): FieldProblem[] {
  const milestone = milestones[index];
  if (!milestone) return [];
  const { id, date, source } = milestone;
  const at = `milestones.${index}`;
  const problems = repeatProblems(milestone).map(({ field, reason }) => ({
    field: `${at}.${field}`,
    reason,
  }));
  const other = milestones.find((one) => one.id !== id && dayOf(id, [one]));
  if (other) {
    const reason = coded("laterDayOf", { id, other: other.id });
    problems.push({ field: `${at}.id`, reason });
  }
  problems.push(...unknownId(source, sources, `${at}.source`));
  const above = milestones[index - 1]?.date ?? date;
  if (date < above) {
    const reason = coded("milestonesOutOfOrder", { date, above });
    problems.push({ field: `${at}.date`, reason });
  }
  return problems;
}

function statementProblems(rule: Record, index: number): FieldProblem[] {
  const statement = rule.statements[index];
  if (!statement) return [];
  const { forms, part, source } = statement;
  const at = `statements.${index}`;
  const needsSource = source !== undefined || part !== undefined;
  return [
    ...(needsSource ? unknownId(source, rule.sources, `${at}.source`) : []),
    ...forms.flatMap((_, number) =>
      formReasons(forms, number, rule.milestones).map((reason) => ({
        field: `${at}.forms.${number}`,
        reason,
      })),
    ),
    ...dayReasons(forms, rule.milestones).map((reason) => ({ field: at, reason })),
  ];
}

/** What is wrong with the day from which a form of a statement holds: at most one reason. */
function formReasons(forms: Form[], index: number, milestones: Milestone[]): Reason[] {
  const form = forms[index];
  if (!form) return [];
  const [mark, other] = [form.from, form.after].filter((id) => id !== undefined);
  if (index === 0)
    return mark ? ["The first form holds from the start: remove from or after."] : [];
  if (mark === undefined || other !== undefined) return [coded("formWithoutDay")];
  const date = firstDay(form, milestones);
  const known = milestones.map(({ id }) => id);
  if (!date) return [coded("notOneOf", { value: valueShown(mark), known })];
  const above = index > 1 ? firstDay(forms[index - 1] ?? form, milestones) : undefined;
  return above && date <= above ? [coded("formsOutOfOrder", { date, above })] : [];
}

/** Days in the words that are no milestone's: a milestone was moved. Only statements with several forms are checked. */
function dayReasons(forms: Form[], milestones: Milestone[]): Reason[] {
  if (forms.length === 1) return [];
  const days = [
    ...milestones.map(({ date }) => date),
    ...forms.map(({ from, after }) => dayOf(from ?? after, milestones) ?? ""),
  ];
  const known = new Set(days.filter(Boolean).map(proseDayText));
  const named = new Set(forms.flatMap(({ text }) => text.match(PROSE_DAY) ?? []));
  return [...named]
    .filter((day) => !known.has(day))
    .map((day) => coded("dayOfNoMilestone", { day }));
}
