import { ANY_TRAINING, type Kind } from "../../../contract/fields.ts";
import { WORDINGS } from "../../../contract/wordings.ts";
import { NEWSLETTER, WATCH } from "../storage/tables.ts";

export type ListKind = keyof typeof WORDINGS;

export const isListKind = (kind: Kind | undefined): kind is ListKind =>
  kind !== undefined && kind in WORDINGS;

export function listOf(kind: Kind, fields: object): string {
  const { course: training, answers } = fields as { course?: string; answers?: string };
  if (kind === "waiting") return training || ANY_TRAINING;
  return kind === "watch" ? WATCH + (answers ?? "") : NEWSLETTER;
}

export function kindOfList(list: string): ListKind {
  if (list === NEWSLETTER) return "newsletter";
  return list.startsWith(WATCH) ? "watch" : "waiting";
}
