import type { Problem } from "../../../site/content/reader/problems.ts";
import { placeName } from "../../content/words.ts";
import { to } from "../route.ts";
import { idOf } from "./form-context.ts";
import type { Place } from "./places.ts";

const placeOf = (field: string): Place =>
  field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** Everything that keeps a record from being saved; each leads to its field. */
export function ProblemList({ error, problems, file }: { error: string; problems: Problem[]; file: string }) {
  return (
    <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
      <p className="font-semibold">{error}</p>
      <ul className="mt-1 grid gap-1">
        {problems.map((problem) => (
          <li key={`${problem.file} ${problem.field} ${problem.reason}`}>
            {problem.file === file ? <ToField field={problem.field} /> : <ToFile file={problem.file} />}:{" "}
            {problem.reason}
          </li>
        ))}
      </ul>
    </div>
  );
}

function ToFile({ file }: { file: string }) {
  return (
    <a href={to(["content", "edit", file])} className="text-leaf underline underline-offset-4">
      {file}
    </a>
  );
}

function ToField({ field }: { field: string }) {
  const place = placeOf(field);
  const label = field.startsWith("(") ? "This record" : placeName(place);
  const show = () => {
    // The control itself, or the nearest part around it.
    for (let length = place.length; length > 0; length -= 1) {
      const found = document.getElementById(idOf(place.slice(0, length)));
      if (!found) continue;
      found.closest("details")?.setAttribute("open", "");
      found.focus();
      found.scrollIntoView({ block: "center" });
      return;
    }
  };
  return (
    <button type="button" className="text-left text-leaf underline underline-offset-4" onClick={show}>
      {label}
    </button>
  );
}
