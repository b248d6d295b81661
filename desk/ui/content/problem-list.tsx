import { fieldPathOf } from "../../content/field-path.ts";
import type { FormProblem } from "../../content/form-problems.ts";
import { fieldName } from "../../content/words.ts";
import type { ApiError } from "../api.ts";
import { Link, LinkButton, to } from "../route.tsx";
import { showField, useForm } from "./form.ts";

/** Why a record was not saved: links to its fields, and the problems of other records. */
export function ProblemList() {
  const { error, data, problems, otherProblems } = useForm();
  return (
    <div role="alert" className="mt-4 border-l-4 border-ember pl-4">
      <p className="font-semibold">{error}</p>
      <ul className="mt-1 grid gap-1">
        {[...problems].map(([field, reason]) => (
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
        <ProblemLinks problems={otherProblems} />
      </ul>
    </div>
  );
}

export const ProblemLinks = ({ problems }: { problems: FormProblem[] }) =>
  problems.map(({ file, title, field, label, reason }) => (
    <li key={`${file} ${field} ${reason}`}>
      <Link href={to(["content", "edit", file], { field })}>{title}</Link>
      {label && `, ${label}`}: {reason}
    </li>
  ));

/** Throws an error whose message also has the problems that kept the desk from doing it. */
export function explain({ message, details }: ApiError): never {
  const { problems = [] } = Object(details) as { problems?: FormProblem[] };
  const reasons = problems.map(({ title, label, reason }) => `${title}, ${label}: ${reason}`);
  throw new Error([message, ...reasons].join(" "));
}
