import { Fragment } from "react";
import type { Wordings as Text } from "../content/records/dated-text.ts";
import type { Wording } from "../content/records/rules.ts";
import { between } from "./dated.ts";

/** A text with all wordings of its statements, of which today's is shown; see site/layout/dates.ts. */
export function Wordings({ text }: { text: Text }) {
  // Parts of a text have no name of their own, and never move.
  return text.map((part, index) => (
    <Fragment key={index}>{typeof part === "string" ? part : <Forms forms={part} />}</Fragment>
  ));
}

function Forms({ forms }: { forms: Wording[] }) {
  if (forms.length === 1) return forms[0]?.text;
  return forms.map((form) => (
    <span key={form.from ?? ""} {...between(form)}>
      {form.text}
    </span>
  ));
}
