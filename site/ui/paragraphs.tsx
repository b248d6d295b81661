import { type DatedText, plain } from "../content/records/dated-text.ts";
import { words } from "./points.tsx";

type Props = { texts: Array<string | DatedText>; className?: string };

export function Paragraphs({ texts, className }: Props) {
  return texts.map((text) => (
    <p key={typeof text === "string" ? text : plain(text)} className={className}>
      {words(text)}
    </p>
  ));
}
