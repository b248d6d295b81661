import { contentFolder } from "../../contract/firm.ts";
import { today } from "../../site/dates/dates.ts";
import { Refusal } from "../refusal.ts";
import { idOf, type Kind, kindOf, kindsOf } from "./catalogue.ts";
import { filesOf } from "./changes.ts";
import { type Opened, open } from "./store.ts";

/** A record to start from: empty, or a copy of another. It gets its file name when it has a title. */
export async function draftOf(kindId: string, from?: string): Promise<Omit<Opened, "hash">> {
  const files = [...filesOf(contentFolder()).keys()];
  const kind = kindsOf(files).find(({ id }) => id === kindId);
  if (!kind?.isOpen) throw new Refusal(404, "Nothing can be added to this folder.");
  const others = files.filter((file) => kindOf(file)?.id === kind.id);
  const model = from ? open(from) : undefined;
  if (from && (!model || kindOf(from)?.id !== kind.id))
    throw new Refusal(404, "The record to copy is not there any more.");
  const data = { ...startOf(kind, others), ...(Object(model?.data) as object) } as Record<string, unknown>;
  if (model && "order" in data) data.order = others.length + 1;
  // Two records with the same title could not be told apart in lists.
  if (model) data[kind.name ?? "title"] = "";
  const body = kind.ending === "md" ? { body: model?.body ?? "" } : {};
  return { file: fileFor(kind, others), data, ...body };
}

/** The next number, or a name that the form replaces by one made from the title. */
function fileFor(kind: Kind, others: string[]): string {
  const highest = Math.max(0, ...others.map((file) => Number(idOf(file)) || 0));
  return `content/${kind.id}/${kind.naming === "number" ? highest + 1 : "new"}.${kind.ending ?? "yaml"}`;
}

/** The fields that every new record of this kind needs. */
function startOf(kind: Kind, others: string[]): Record<string, unknown> {
  if (kind.id === "posts")
    return {
      title: "",
      category: "",
      date: today(),
      author: "",
      excerpt: "",
      tags: [""],
      picture: { name: "", alt: "" },
      seo: { title: "", description: "" },
    };
  if (kind.id === "trainings")
    return { title: "", description: "", runs: [{ sessions: [{ start: "", end: "" }] }] };
  if (["team", "answers", "mail-templates"].includes(kind.id)) return { order: others.length + 1 };
  return {};
}
