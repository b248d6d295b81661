import { fieldPathOf } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import { fieldName } from "../../content/words.ts";
import { Link, LinkButton, to } from "../route.tsx";
import { showField } from "./form.ts";

type Props = { error: string; own: FormProblem[]; others: FormProblem[]; data: unknown };

/** Why a record was not saved: links to its fields, which show the reasons, and the problems of other records. */
export function ProblemList({ error, own, others, data }: Props) {
  const fields = [...new Map(own.map((problem) => [problem.field, problem])).values()];
  return (
    <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
      <p className="font-semibold">{error}</p>
      <ul className="mt-1 grid gap-1">
        {fields.map(({ field, reason }) => (
          <li key={field}>
            {field.startsWith("(") ? (
              reason
            ) : (
              <LinkButton className="text-left" onClick={() => showField(fieldPathOf(field))}>
                {fieldName(fieldPathOf(field), data)}
              </LinkButton>
            )}
          </li>
        ))}
        <ProblemLinks problems={others} />
      </ul>
    </div>
  );
}

/** Problems, each with a link to the form of its record. */
export const ProblemLinks = ({ problems }: { problems: FormProblem[] }) =>
  problems.map(({ file, title, field, label, reason }) => (
    <li key={`${file} ${field} ${reason}`}>
      <Link href={to(["content", "edit", file], { field })}>{title}</Link>
      {label && `, ${label}`}: {reason}
    </li>
  ));
