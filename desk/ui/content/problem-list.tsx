import type { Problem } from "../../../site/content/reader/problems.ts";
import type { FieldPath } from "../../content/field-path.ts";
import { fieldName } from "../../content/words.ts";
import { to } from "../route.ts";
import { idOf } from "./form-context.ts";

/** “runs.0.fee” → ["runs", 0, "fee"] */
const fieldPathOf = (field: string): FieldPath =>
  field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Everything that keeps a record from being saved; each leads to its field. */
export function ProblemList({ error, problems, file }: { error: string; problems: Problem[]; file: string }) {
  return (
    <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
      <p className="font-semibold">{error}</p>
      <ul className="mt-1 grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.field} ${problem.reason}`}>
            {problem.file === file ? (
              <ToField field={problem.field} />
            ) : (
              <a href={to(["content", "edit", problem.file])} className="desk-link">
                {problem.file}
              </a>
            )}
            : {problem.reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToField({ field }: { field: string }) {
  const path = fieldPathOf(field);
  const label = field.startsWith("(") ? "This record" : fieldName(path);
  const show = () => {
    // The control itself, or the nearest part around it.
    for (let length = path.length; length > 0; length -= 1) {
      const found = document.getElementById(idOf(path.slice(0, length)));
      if (!found) continue;
      found.closest("details")?.setAttribute("open", "");
      found.focus();
      found.scrollIntoView({ block: "center" });
      return;
    }
  };
  return (
    <button type="button" className="desk-link text-left" onClick={show}>
      {label}
    </button>
  );
}
