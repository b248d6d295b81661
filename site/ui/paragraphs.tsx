import { type DatedText, plain } from "../content/records/dated-text.ts";
import { words } from "./points.tsx";

export const Paragraphs = ({
  texts,
  className,
}: {
  texts: Array<string | DatedText>;
  className?: string;
}) =>
  texts.map((text) => (
    <p key={typeof text === "string" ? text : plain(text)} className={className}>
      {words(text)}
    </p>
  ));
