import { FILL_TIME_FIELD, SUBMISSION_ID_FIELD } from "../../../contract/forms.ts";

/** To be called when a visitor starts to fill a form. A retry repeats the id, so that the submission is stored once. */
export function startFilling() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { id, since: performance.now() };
}

/** The id, and for how many milliseconds the form has been filled. */
export const hiddenFields = ({ id, since }: { id: string; since: number }) => ({
  [SUBMISSION_ID_FIELD]: id,
  [FILL_TIME_FIELD]: String(Math.round(performance.now() - since)),
});
