import { readdirSync } from "node:fs";
import path from "node:path";
import { isPhoto, photoProblem } from "../art/photograph.ts";
import { PICTURE_NAMES } from "../art/registry.ts";
import { TAKEN_FEEDS } from "../calendar/addresses.ts";
import { answers } from "../content/answers.ts";
import { cbamFigures } from "../content/cbam-figures.ts";
import { certificateKeys, withdrawnCertificates } from "../content/certificates.ts";
import { checklist } from "../content/checklist.ts";
import { corporateCategories } from "../content/corporate-trainings.ts";
import { reasonFor, unknownStatements } from "../content/dated-text.ts";
import { faq } from "../content/faq.ts";
import { navigation } from "../content/navigation.ts";
import { posts } from "../content/posts.ts";
import { questions } from "../content/questions.ts";
import { allFiles, ContentError, firm, type Problem, readSource } from "../content/read.ts";
import { rules } from "../content/rules.ts";
import { sampleDocuments } from "../content/sample-documents.ts";
import { services } from "../content/services.ts";
import { team } from "../content/team.ts";
import { tracedFigures } from "../content/traced-figures.ts";
import { trainings } from "../content/trainings.ts";
import { sitePaths, sources } from "../paths.ts";

const PICTURE_WIDTH = 960;
const PORTRAIT_WIDTH = 640;

/** Everything that is wrong with the content, found at once: each problem names its file, field and reason. */
export async function contentProblems(): Promise<Problem[]> {
  const readers = [
    firm,
    navigation,
    questions,
    rules,
    cbamFigures,
    team,
    trainings,
    corporateCategories,
    services,
    posts,
    faq,
    answers,
    checklist,
    tracedFigures,
    sampleDocuments,
    certificateKeys,
    withdrawnCertificates,
    ...Object.values(sources),
    ...(await pageReaders()),
  ];
  const problems = readers.flatMap((read) => problemsOf(read));
  // Links and pictures are looked for in records that can be read.
  return problems.length > 0 ? distinct(problems) : [...referenceProblems(), ...feedProblems()];
}

function problemsOf(read: () => unknown): Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The readers of pages' copy, each in the copy.ts beside its page. */
async function pageReaders(): Promise<Array<() => unknown>> {
  const folder = path.resolve("site/views");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => path.basename(file) === "copy.ts",
  );
  const modules = await Promise.all(
    files.map((file): Promise<Record<string, unknown>> => import(/* @vite-ignore */ path.join(folder, file))),
  );
  return modules.flatMap((module) =>
    Object.entries(module)
      .filter(([name]) => name.endsWith("Copy"))
      .map(([, read]) => read as () => unknown),
  );
}

/** The calendar of such a rule would stand at the address of another. */
function feedProblems(): Problem[] {
  return rules()
    .filter(({ id }) => TAKEN_FEEDS.includes(id))
    .map(({ id, file }) => ({ file, field: "file name", reason: `/calendar/${id}.ics is another calendar` }));
}

/** One shape for one kind of thing: a picture is `picture: { name, alt }`, a portrait `photo`, a link `to`. */
function* referenceProblems(): Generator<Problem> {
  const known = new Set(sitePaths());
  for (const { file, data, body } of allFiles().map(readSource)) {
    for (const { field, value } of [...fieldsOf(data), ...linksIn(body)]) {
      const reason = referenceProblem(field, value, known);
      if (reason) yield { file, field, reason };
    }
    for (const name of unknownStatements(body)) yield { file, field: "body", reason: reasonFor(name) };
  }
}

function referenceProblem(field: string, value: string, known: Set<string>): string | undefined {
  if (/(^|\.)picture\.name$/.test(field)) return pictureProblem(value);
  if (/(^|\.)photo$/.test(field)) return photoProblem(value, PORTRAIT_WIDTH);
  if (!/(^|\.)to$/.test(field) || !value.startsWith("/")) return undefined;
  return known.has(value.replace(/[?#].*$/, "")) ? undefined : `${value} is no address of the site`;
}

function pictureProblem(name: string): string | undefined {
  if (isPhoto(name)) return photoProblem(name, PICTURE_WIDTH);
  if (PICTURE_NAMES.some((drawing) => drawing === name)) return undefined;
  return `“${name}” is neither a drawing (${PICTURE_NAMES.join(", ")}) nor a photograph like photos/campus.jpg`;
}

type Field = { field: string; value: string };

function* fieldsOf(data: unknown, above: string[] = []): Generator<Field> {
  if (typeof data === "string") yield { field: above.join("."), value: data };
  if (typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* fieldsOf(value, [...above, key]);
}

/** The links within a Markdown body. */
function linksIn(body: string): Field[] {
  return [...body.matchAll(/\]\((\/[^)\s]*)/g)].map(([, value = ""]) => ({ field: "body.to", value }));
}

/** A broken team record also surfaces through the posts and trainings that name its people. */
function distinct(problems: Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
