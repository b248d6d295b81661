import path from "node:path";
import { z } from "zod";
import { COLLECTIONS, type Collection, knownFile } from "../../site/content/collections.ts";
import { answerAnchor } from "../../site/content/records/answers.ts";
import { pageSources, pathOfPage } from "../../site/content/records/page-tree.ts";
import { today } from "../../site/dates/dates.ts";
import { href, PATHS, type ParameterPath } from "../../site/paths.ts";
import { attempt } from "./attempt.ts";
import { opened } from "./store.ts";
import { labelOf } from "./words.ts";

/** What the desk calls a folder of content/, and what may be done in it. */
export type Kind = Omit<Collection, "schema" | "read" | "files">;

/** In the order of the list that staff see. Folders without an entry come last (`unknownKind`). */
const KINDS = COLLECTIONS.map(({ schema, read, files, ...kind }): Kind => kind);

/** The file names that the desk reads and writes: “content/team/anika-rao.yaml”. */
export const FILE = /^content\/(?:[a-z0-9-]+\/)*[a-z0-9]+(?:-[a-z0-9]+)*\.(?:yaml|md)$/;

export const fileName = z.string().regex(FILE, "There is no such file in the content.");

export const writtenRecord = z.object({
  file: fileName,
  data: z.unknown(),
  body: z.optional(z.string().transform((text) => text.replaceAll("\r\n", "\n"))),
});

export function kindOf(file: string): Kind | undefined {
  if (!FILE.test(file)) return undefined;
  const [, folder = "site"] = /^content\/([^/]+)\//.exec(file) ?? [];
  return KINDS.find(({ id }) => id === folder) ?? unknownKind(folder);
}

export function kindsOf(files: string[]): Kind[] {
  const all = [...KINDS, ...files.flatMap((file) => kindOf(file) ?? [])];
  return [...new Map(all.map((kind) => [kind.id, kind])).values()];
}

const unknownKind = (id: string): Kind => ({
  id,
  label: labelOf(id),
  one: "record",
  hint: `The records of content/${id}`,
  isOpen: true,
});

/** “anika-rao” for “content/team/anika-rao.yaml”. */
export const idOf = (file: string) => path.posix.basename(file).replace(/\.\w+$/, "");

export function titleOf(file: string, data: unknown): string {
  const known = knownFile(file).label;
  if (known) return known;
  const kind = kindOf(file);
  const field = kind?.id === "pages" ? "label" : (kind?.name ?? "title");
  const value = field.split(".").reduce<unknown>((inner, key) => Object(inner)[key], data);
  if (typeof value === "string" && value.trim()) return value.trim();
  if (kind?.id === "posts") return `Article ${idOf(file)}, without a title`;
  return kind?.id === "pages" ? labelOf(idOf(file)) : idOf(file);
}

/** The path of one page that shows a record: its own, or the first that fits; “/” where none does. */
export function pathOfRecord(file: string, data: unknown): string {
  const kind = kindOf(file)?.id ?? "";
  const id = idOf(file);
  if (kind === "pages" && Object(data).sections) return pathOfPage(file);
  if (kind === "posts") return href("/blog/:id", id);
  if (kind === "trainings")
    return Object(data).live === false ? "/trainings-calendar" : href("/trainings/:slug", id);
  const own = PATHS.find((pagePath): pagePath is ParameterPath => pagePath === `/${kind}/:slug`);
  if (own) return href(own, id);
  const known = knownFile(file).path ?? kindOf(file)?.path;
  if (known) return known;
  const page = { pages: id, samples: Object(data).page, answers: pageOfAnswer(data) }[kind] ?? "";
  const path = [...PATHS, ...pageSources().keys()].find((path) => path.endsWith(`/${page}`)) ?? "/";
  return kind === "answers" ? `${path}#${answerAnchor(id)}` : path;
}

function pageOfAnswer(data: unknown): string {
  const [first] = Array.isArray(Object(data).shown) ? Object(data).shown : [];
  return first === "trainings" ? "trainings-calendar" : String(first ?? "contact");
}

/** Where visitors see a record: the path of one page, or words where there are many pages or none. */
export type SeenOn = { path?: string; words?: string };

export function seenOn(file: string, bytes?: Buffer): SeenOn {
  const kind = kindOf(file);
  if (!kind) return { words: "the pages that show it" };
  const words = knownFile(file).seen ?? kind.seen;
  if (words) return { words };
  const data = attempt(() => bytes && opened(file, bytes.toString()).data);
  const { draft, date } = Object(data) as { draft?: boolean; date?: string };
  if (kind.id === "posts" && draft) return { words: "no page: it is a draft" };
  if (kind.id === "posts" && String(date) > today()) return { words: `no page before ${date}` };
  return { path: pathOfRecord(file, data) };
}
