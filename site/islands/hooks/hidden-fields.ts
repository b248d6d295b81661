import { FILL_TIME_FIELD, SUBMISSION_ID_FIELD } from "../../../contract/forms.ts";

/** A retry repeats the id, so that the same words are stored once; the next filled form gets its own. */
export function startFilling() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id, since: performance.now() };
}

export const hiddenFields = ({ id, since }: { id: string; since: number }) => ({
  [SUBMISSION_ID_FIELD]: id,
  [FILL_TIME_FIELD]: String(Math.round(performance.now() - since)),
});
