import { meant } from "../../contract/nearest.ts";
import { isPhoto, photoProblem } from "../art/photograph.ts";
import { PICTURE_NAMES } from "../art/registry.ts";
import { bodyLineOf } from "../content/reader/lines.ts";
import { refuseIn } from "../content/reader/problems.ts";
import { allSources, recordNames } from "../content/reader/sources.ts";
import { unknownStatementReason, unknownStatements } from "../content/records/dated-text.ts";
import { sitePaths } from "../content/records/paths.ts";
import { allPosts, isOut } from "../content/records/posts.ts";
import { trainings } from "../content/records/trainings.ts";
import { href } from "../paths.ts";
import { bodyProblems, pathProblem } from "./body-references.ts";

const PICTURE = { leastWidth: 960 };
const PORTRAIT = { leastWidth: 640, upright: true };

/** Checks links and statements of all records; `picture.name`, `photo` and `to` are such fields everywhere. */
export function checkReferences(): void {
  const pages = new Set([...sitePaths(), ...brokenPages()]);
  const waiting = new Map(unpublished().map((post) => [href("/blog/:id", post.id), post]));
  for (const source of allSources()) {
    const { file, data, body } = source;
    // An unpublished article may link to other unpublished ones.
    const isWaiting = [...waiting.values()].some(({ id }) => file === `content/posts/${id}.md`);
    const known = isWaiting ? new Set([...pages, ...waiting.keys()]) : pages;
    for (const { field, value } of fieldsOf(data)) {
      const reason = referenceProblem(field, value, known);
      if (reason) refuseIn(file, [{ field, reason }]);
    }
    refuseIn(file, bodyProblems(source, known));
    for (const name of unknownStatements(body)) {
      const line = bodyLineOf(source, `{${name}}`);
      refuseIn(file, [{ line, field: "body", reason: unknownStatementReason(name) }]);
    }
  }
}

const unpublished = () => allPosts().filter((post) => !isOut(post));

/** Paths of pages whose records are broken now: a link to one is no mistake. */
function brokenPages(): string[] {
  const slugs = new Set(trainings().map(({ slug }) => slug));
  const articles = new Set(allPosts().map(({ id }) => String(id)));
  return [
    ...recordNames("trainings").flatMap((id) => (slugs.has(id) ? [] : `/trainings/${id}`)),
    ...recordNames("posts").flatMap((id) => (articles.has(id) ? [] : `/blog/${id}`)),
    ...recordNames("rules").map((id) => `/rules/${id}`),
  ];
}

function referenceProblem(field: string, value: string, known: Set<string>): string | undefined {
  if (/(^|\.)picture\.name$/.test(field)) return pictureProblem(value);
  if (/(^|\.)photo$/.test(field)) return photoProblem(value, PORTRAIT);
  if (!/(^|\.)(to|under)$/.test(field) || !value.startsWith("/")) return undefined;
  return pathProblem(value, known);
}

/** What is wrong with a drawing's name or with a photograph, whose sizes it makes. */
function pictureProblem(name: string): string | undefined {
  if (isPhoto(name)) return photoProblem(name, PICTURE);
  if (PICTURE_NAMES.some((drawing) => drawing === name)) return undefined;
  const guess = meant(name, PICTURE_NAMES);
  return `There is no drawing “${name}”: ${guess || "use a photograph, as in photos/campus.jpg, or a drawing"}${guess ? " All drawings are" : ":"} ${PICTURE_NAMES.join(", ")}.`;
}

type Field = { field: string; value: string };

/** Every text within a record, with its field path. */
export function* fieldsOf(data: unknown, above: string[] = []): Generator<Field> {
  if (typeof data === "string") yield { field: above.join("."), value: data };
  if (typeof data !== "object" || data === null) return;
  for (const [key, value] of Object.entries(data)) yield* fieldsOf(value, [...above, key]);
}
