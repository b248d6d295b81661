import { cutAtTerms } from "../content/records/terms.ts";
import { termPath } from "../outputs/html/term-links.ts";

type Props = {
  text: string;
  /** The terms that the page has named before; all texts of a page share it. */
  named: Set<string>;
};

/** A text whose terms lead to the glossary, each where the page first mentions it. */
export function WithTerms({ text, named }: Props) {
  return cutAtTerms(text, named).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.id} href={termPath(part.id)} className="term">
        {part.text}
      </a>
    ),
  );
}
