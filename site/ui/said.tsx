import { type DatedText, wordingsOf } from "../content/records/dated-text.ts";
import { Wordings } from "./wordings.tsx";

/** A text of a record with its dated wordings. Islands cannot read records: they use `Wordings`. */
export const Said = ({ text }: { text: DatedText }) => <Wordings text={wordingsOf(text)} />;
