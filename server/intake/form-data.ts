import multipart from "@fastify/multipart";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { RESUME_FIELD } from "../../contract/fields.ts";
import type { Upload } from "../inbox/submissions/new-submission.ts";
import { recogniseFile } from "./file-kinds.ts";

/** A posted form: the last value of each name, since the SDK appends its own names after the form's. */
export type FormData = ReadonlyMap<string, string>;

const EMPTY: FormData = new Map();

export const formOf = (request: FastifyRequest): FormData =>
  request.body instanceof Map ? request.body : EMPTY;

export class UnreadableForm extends Error {
  override name = "UnreadableForm";
  statusCode = 400;
}

const refused = (statusCode: number, message: string) =>
  Object.assign(new Error(message), { statusCode });

/** The file that came with a form; nameless and empty where a browser had none to send. */
const files = new WeakMap<FastifyRequest, { field: string; name: string; content: Buffer }>();

/** Reads JSON and forms; anything else is answered with 415. Bodies are bounded, so each is read whole. */
type MostBytes = (request: FastifyRequest) => number;

export async function registerFormParsers(
  app: FastifyInstance,
  mostFileBytes: MostBytes = () => 0,
) {
  app.removeAllContentTypeParsers();
  const parser = (type: string, parse: (body: Buffer) => FormData) =>
    app.addContentTypeParser(
      type,
      { parseAs: "buffer" },
      async (_request: FastifyRequest, body: Buffer) => parse(body),
    );
  parser("application/json", parseJson);
  parser(
    "application/x-www-form-urlencoded",
    (body) => new Map(new URLSearchParams(body.toString("utf8"))),
  );
  const fieldSize = app.initialConfig.bodyLimit ?? 0;
  await app.register(multipart, { limits: { fields: 100, fieldSize, files: 1, parts: 102 } });
  app.addHook("preValidation", async (request) => {
    if (request.isMultipart())
      request.body = await readParts(request, fieldSize, mostFileBytes(request));
  });
}

/** Reads the fields and the file. The plugin limits each field; `fieldBytes` limits all together. */
async function readParts(
  request: FastifyRequest,
  fieldBytes: number,
  fileBytes: number,
): Promise<FormData> {
  const form = new Map<string, string>();
  let left = fieldBytes;
  try {
    for await (const part of request.parts({ limits: { fileSize: fileBytes || fieldBytes } })) {
      if (part.type === "file") {
        const { fieldname: field, filename: name = "" } = part;
        files.set(request, { field, name, content: await part.toBuffer() });
      } else {
        const value = String(part.value);
        left -= Buffer.byteLength(value);
        if (left < 0) throw refused(413, "The fields hold too much");
        form.set(part.fieldname, value);
      }
    }
  } catch (error) {
    // Read to its end and dropped, or the connection would hang.
    request.raw.unpipe().resume();
    if ((error as { statusCode?: number }).statusCode === 413) throw error;
    throw new UnreadableForm("The form data is malformed");
  }
  return form;
}

/** `template_params` holds the fields in EmailJS's JSON; the newsletter's JSON holds them directly. */
function parseJson(body: Buffer): FormData {
  const value = parseObject(body);
  const { template_params: params = {}, ...rest } = value;
  if (typeof params !== "object" || params === null || Array.isArray(params))
    throw new UnreadableForm("The template_params parameter has to be an object");
  return new Map([...textEntries(params), ...textEntries(rest)]);
}

function parseObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw new UnreadableForm("The JSON is malformed");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new UnreadableForm("The JSON has to be an object");
  return value as Record<string, unknown>;
}

const textEntries = (value: object): [string, string][] =>
  Object.entries(value).flatMap(([name, field]): [string, string][] => {
    if (typeof field === "string") return [[name, field]];
    return typeof field === "number" || typeof field === "boolean" ? [[name, String(field)]] : [];
  });

const uploads = new WeakMap<FastifyRequest, Upload>();
export const uploadOf = (request: FastifyRequest) => uploads.get(request);

const RESUME_KINDS = ["pdf", "docx", "doc"];

/** Throws a 422 where the file is none that is taken; without a file it does nothing. */
export async function takeResume(request: FastifyRequest): Promise<void> {
  const form = new Map(formOf(request));
  form.delete(RESUME_FIELD);
  request.body = form;
  const file = files.get(request);
  // A browser sends an empty file where none was chosen.
  if (file?.field !== RESUME_FIELD || (file.content.length === 0 && !file.name)) return;
  const found = recogniseFile(file.content, file.name, RESUME_KINDS);
  if (!found) throw refused(422, "must be a PDF or Word document");
  form.set(RESUME_FIELD, found.name);
  uploads.set(request, { type: found.type, content: file.content });
}
