import type { FormProblem } from "../../content/form-problems.ts";
import type { ApiError } from "../api.ts";

/** Why a record cannot be deleted or restored, with what stands in the way. */
export function refusalWords(reason: unknown): Error {
  const { message, details } = reason as ApiError;
  const { problems = [] } = Object(details) as { problems?: FormProblem[] };
  return new Error(
    [message, ...problems.map((one) => `${one.title}, ${one.label}: ${one.reason}`)].join(" "),
  );
}
