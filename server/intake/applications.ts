import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { RESUME_FIELD } from "../../contract/fields.ts";
import { APPLICATION_PATH, RESUME_BYTES } from "../../contract/forms.ts";
import type { Upload } from "../inbox/arrival.ts";
import { UnreadableForm } from "./form-data.ts";
import { recogniseResume } from "./resume.ts";

const uploads = new WeakMap<FastifyRequest, Upload>();

/** The file that came with a request, once it was found to be one that is wanted. */
export const uploadOf = (request: FastifyRequest) => uploads.get(request);

class UnwantedFile extends Error {
  override name = "UnwantedFile";
  statusCode = 422;
}

/** The one address that takes a file. It holds the file in memory, bounded, and the form as the others do. */
export async function registerApplications(
  app: FastifyInstance,
  accept: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>,
): Promise<void> {
  app.removeContentTypeParser("multipart/form-data");
  await app.register(multipart, {
    limits: { fileSize: RESUME_BYTES, files: 1, fields: 20, fieldSize: 64 * 1024, parts: 24 },
  });

  app.addHook("preValidation", async (request) => {
    if (!request.isMultipart()) return;
    const { form, file } = await readParts(request);
    request.body = form;
    // A browser sends an empty file where none was chosen.
    if (!file || (file.content.length === 0 && !file.name)) return;
    const found = recogniseResume(file.content, file.name);
    if (!found) throw new UnwantedFile("must be a PDF or Word document");
    form.set(RESUME_FIELD, found.name);
    uploads.set(request, { type: found.type, content: file.content });
  });

  app.post(APPLICATION_PATH, accept);
}

async function readParts(request: FastifyRequest) {
  const form = new Map<string, string>();
  let file: { name: string; content: Buffer } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === "file") file = { name: part.filename ?? "", content: await part.toBuffer() };
      else if (part.fieldname !== RESUME_FIELD) form.set(part.fieldname, String(part.value));
    }
  } catch (error) {
    // The plugin's own errors say what was too much; the parser's say only that it could not go on.
    if ((error as { statusCode?: number }).statusCode) throw error;
    throw new UnreadableForm("The form data is malformed");
  }
  return { form, file };
}
