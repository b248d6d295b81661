import { Fragment } from "react";
import type { Wordings as Text } from "../content/records/dated-text.ts";
import type { Wording } from "../content/records/rules.ts";
import { between } from "./dated.ts";

/** Holds all wordings of a text's statements; only those of today are shown, see site/layout/dates.ts. */
export function Wordings({ text }: { text: Text }) {
  // Parts of a text have no name of their own, and never move.
  return text.map((part, index) => (
    <Fragment key={index}>
      {typeof part === "string" ? part : <Statement wordings={part} />}
    </Fragment>
  ));
}

function Statement({ wordings }: { wordings: Wording[] }) {
  if (wordings.length === 1) return wordings[0]?.text;
  return wordings.map((wording) => (
    <span key={wording.from ?? ""} {...between(wording)}>
      {wording.text}
    </span>
  ));
}
