import { team } from "../../site/content/records/team.ts";
import { today } from "../../site/dates/dates.ts";
import { Refusal } from "../refusal.ts";
import { attempt } from "./attempt.ts";
import { idOf, type Kind, kindOf, kindsOf } from "./catalogue.ts";
import { savedFiles } from "./changes.ts";
import { type Opened, open } from "./store.ts";

/** Begun by `who`, empty or as a copy of the file `from`. Nothing is written; the file name may change. */
export async function draftOf(
  kindId: string,
  who: string,
  from?: string,
): Promise<Omit<Opened, "hash">> {
  const files = savedFiles();
  const kind = kindsOf(files).find(({ id }) => id === kindId);
  if (!kind?.isOpen) throw new Refusal(404, "Nothing can be added to this folder.");
  const others = files.filter((file) => kindOf(file)?.id === kind.id);
  const model = from ? open(from) : undefined;
  if (from && (!model || kindOf(from)?.id !== kind.id))
    throw new Refusal(404, "What you want to copy is not there any more.");
  const data: Record<string, unknown> = { ...startOf(kind, others, who), ...Object(model?.data) };
  if (model && "order" in data) data.order = others.length + 1;
  // Two records with the same title could not be told apart in lists.
  if (model) data[kind.name ?? "title"] = kind.id === "posts" ? undefined : "";
  const body = kind.ending === "md" ? { body: model?.body ?? "" } : {};
  return { file: fileFor(kind, others), data, ...body };
}

/** The file of a new record. Its name is the next number, or “new”; the form makes a better one from the title. */
function fileFor(kind: Kind, others: string[]): string {
  const highest = Math.max(0, ...others.map((file) => Number(idOf(file)) || 0));
  return `content/${kind.id}/${kind.ending ? highest + 1 : "new"}.${kind.ending ?? "yaml"}`;
}

function startOf(kind: Kind, others: string[], who: string): Record<string, unknown> {
  if (kind.id === "posts") {
    const author = attempt(team)?.find(
      ({ name }) => name.replace(/^Dr\. /, "") === who.trim(),
    )?.slug;
    return { date: today(), ...(author && { author }) };
  }
  if (kind.id === "trainings")
    return { title: "", description: "", runs: [{ sessions: [{ start: "", end: "" }] }] };
  if (kind.id === "answers") return { order: others.length + 1, question: "", answer: [""] };
  if (["team", "mail-templates"].includes(kind.id)) return { order: others.length + 1 };
  return {};
}
