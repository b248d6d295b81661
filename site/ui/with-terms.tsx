import { cutAtTerms } from "../content/records/terms.ts";
import { termPath } from "../outputs/html/post-html.ts";

/** Each term links to the glossary where the page first mentions it; all texts of a page share `named`, which grows. */
export const WithTerms = ({ text, named }: { text: string; named: Set<string> }) =>
  cutAtTerms(text, named).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <a key={part.id} href={termPath(part.id)} className="term">
        {part.text}
      </a>
    ),
  );
