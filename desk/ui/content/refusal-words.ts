import type { FormProblem } from "../../content/form-problems.ts";
import type { ApiError } from "../api.ts";

/** Why a record cannot be deleted or restored, with what stands in the way. */
export function explain({ message, details }: ApiError): never {
  const { problems = [] } = Object(details) as { problems?: FormProblem[] };
  const reasons = problems.map(({ title, label, reason }) => `${title}, ${label}: ${reason}`);
  throw new Error([message, ...reasons].join(" "));
}
