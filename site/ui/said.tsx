import { type DatedText, wordingsOf } from "../content/records/dated-text.ts";
import { Wordings } from "./wordings.tsx";

/** A text of the content as pages show it. Islands are given its wordings, for they read no content. */
export function Said({ text }: { text: DatedText }) {
  return <Wordings text={wordingsOf(text)} />;
}
