import { ANY_COURSE, type Kind } from "../../../contract/fields.ts";
import { NEWSLETTER } from "../storage/tables.ts";

/** Whether a form of this kind asks for a place on a list. */
export const isListKind = (kind: Kind | undefined) => kind === "newsletter" || kind === "waiting";

/** The list a form asks for. */
export const listOf = (kind: Kind, fields: object) =>
  kind === "waiting" ? ("course" in fields && String(fields.course)) || ANY_COURSE : NEWSLETTER;
