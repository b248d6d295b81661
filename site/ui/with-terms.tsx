import { cutAtTerms } from "../content/records/terms.ts";
import { termPath } from "../outputs/html/post-html.ts";

type Props = {
  text: string;
  /** The terms that are links already; all texts of a page share this set, which grows. */
  named: Set<string>;
};

/** A text whose terms link to the glossary, each only where the page first mentions it. */
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
