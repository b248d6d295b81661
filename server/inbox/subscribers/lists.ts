import { ANY_COURSE, type Kind } from "../../../contract/fields.ts";
import { NEWSLETTER, WATCH } from "../storage/tables.ts";

type ListKind = "newsletter" | "waiting" | "watch";

/** Whether a form of this kind asks for a place on a list. */
export const isListKind = (kind: Kind | undefined): kind is ListKind =>
  kind === "newsletter" || kind === "waiting" || kind === "watch";

/** The list a form asks for. */
export function listOf(kind: Kind, fields: object): string {
  const { course, answers } = fields as { course?: string; answers?: string };
  if (kind === "waiting") return course || ANY_COURSE;
  return kind === "watch" ? WATCH + (answers ?? "") : NEWSLETTER;
}

/** The form by which one gets on a list. */
export function kindOfList(list: string): ListKind {
  if (list === NEWSLETTER) return "newsletter";
  return list.startsWith(WATCH) ? "watch" : "waiting";
}
