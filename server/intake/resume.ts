import type { FastifyRequest } from "fastify";
import { RESUME_FIELD } from "../../contract/fields.ts";
import type { Upload } from "../inbox/submissions/new-submission.ts";
import { recogniseFile } from "./file-kinds.ts";
import { fileOf, formOf } from "./form-data.ts";

const uploads = new WeakMap<FastifyRequest, Upload>();

/** The file that came with a request, if `takeResume` accepted it. */
export const uploadOf = (request: FastifyRequest) => uploads.get(request);

class UnwantedFile extends Error {
  override name = "UnwantedFile";
  statusCode = 422;
}

/** What an applicant may send, by the ending of its name. */
const RESUME_KINDS = ["pdf", "docx", "doc"];

/** Takes the résumé of an application, if any; throws if it is no PDF or Word file. A text of that name is dropped. */
export async function takeResume(request: FastifyRequest): Promise<void> {
  const form = new Map(formOf(request));
  form.delete(RESUME_FIELD);
  request.body = form;
  const file = fileOf(request);
  // A browser sends an empty file where none was chosen.
  if (file?.field !== RESUME_FIELD || (file.content.length === 0 && !file.name)) return;
  const found = recogniseFile(file.content, file.name, RESUME_KINDS);
  if (!found) throw new UnwantedFile("must be a PDF or Word document");
  form.set(RESUME_FIELD, found.name);
  uploads.set(request, { type: found.type, content: file.content });
}
