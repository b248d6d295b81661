import type { FastifyRequest } from "fastify";
import { RESUME_FIELD } from "../../contract/fields.ts";
import { APPLICATION_PATH } from "../../contract/forms.ts";

export type Problem = { field: string; message: string };

export interface Refusal {
  status: 400 | 403 | 413 | 415 | 422 | 429 | 503;
  message: string;
  problems?: Problem[];
  retryAfterSeconds?: number;
}

type Failure = Error & { statusCode?: number; code?: string };

export function refusalOf(error: Failure, request: FastifyRequest): Refusal {
  const { code, name, statusCode, message } = error;
  if (code === "FST_FILES_LIMIT") return refusedResume("must be one file: send the pages together");
  if (statusCode === 422) return refusedResume(message);
  if (statusCode === 413) return tooLarge(request, error);
  if (statusCode === 415)
    return { status: 415, message: "The content type is not supported: send a form or JSON." };
  if (statusCode === 400)
    return {
      status: 400,
      message: name === "UnreadableForm" ? message : "The request is malformed",
    };
  request.log.error({ err: error }, "a submission could not be stored");
  const sentence = "Your message could not be stored just now. Please send it again in a minute.";
  return { status: 503, message: sentence, retryAfterSeconds: 30 };
}

const refusedResume = (message: string): Refusal => ({
  status: 422,
  message: `The résumé ${message}.`,
  problems: [{ field: RESUME_FIELD, message }],
});

/** Refuses a request that is too large; `error` is missing if Content-Length said so before the body was read. */
export function tooLarge(request: FastifyRequest, error?: Failure): Refusal {
  const isFile =
    request.url.startsWith(APPLICATION_PATH) && (!error || error.code === "FST_REQ_FILE_TOO_LARGE");
  const message = isFile
    ? "The résumé is larger than 5 MB. Please send a smaller file."
    : "The form holds more than we can take. Please shorten your message.";
  return { status: 413, message };
}
