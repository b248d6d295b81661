import type { FastifyRequest } from "fastify";
import { RESUME_FIELD } from "../../contract/fields.ts";
import type { Upload } from "../inbox/submissions/new-submission.ts";
import { fileOf, formOf } from "./form-data.ts";
import { recogniseResume } from "./resume.ts";

const uploads = new WeakMap<FastifyRequest, Upload>();

/** The file that came with a request, once it was found to be one that is wanted. */
export const uploadOf = (request: FastifyRequest) => uploads.get(request);

class UnwantedFile extends Error {
  override name = "UnwantedFile";
  statusCode = 422;
}

/** Only a file that came along gives an application the name of a résumé; a text under that name is no file. */
export async function takeResume(request: FastifyRequest): Promise<void> {
  const form = new Map(formOf(request));
  form.delete(RESUME_FIELD);
  request.body = form;
  const file = fileOf(request);
  // A browser sends an empty file where none was chosen.
  if (file?.field !== RESUME_FIELD || (file.content.length === 0 && !file.name)) return;
  const found = recogniseResume(file.content, file.name);
  if (!found) throw new UnwantedFile("must be a PDF or Word document");
  form.set(RESUME_FIELD, found.name);
  uploads.set(request, { type: found.type, content: file.content });
}
