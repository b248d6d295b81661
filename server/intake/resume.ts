import type { FastifyRequest } from "fastify";
import { RESUME_FIELD } from "../../contract/fields.ts";
import type { Upload } from "../inbox/submissions/new-submission.ts";
import { fileOf, formOf } from "./form-data.ts";

const uploads = new WeakMap<FastifyRequest, Upload>();

/** The file that came with a request, if `takeResume` accepted it. */
export const uploadOf = (request: FastifyRequest) => uploads.get(request);

class UnwantedFile extends Error {
  override name = "UnwantedFile";
  statusCode = 422;
}

/** Takes the résumé of an application, if any; throws if it is no PDF or Word file. A text of that name is dropped. */
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

/** The kinds of file an applicant may send, told from their content: a name and a declared type are only claims. */
const KINDS: { type: string; ending: string; isIt: (bytes: Buffer) => boolean }[] = [
  {
    type: "application/pdf",
    ending: "pdf",
    // Readers take a header that begins within the first kilobyte.
    isIt: (bytes) => bytes.subarray(0, 1024).includes("%PDF-"),
  },
  {
    type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    ending: "docx",
    // The names of what an archive holds are not compressed, so nothing has to be unpacked.
    isIt: (bytes) => startsWith(bytes, "504b0304") && bytes.includes("word/document.xml"),
  },
  {
    type: "application/msword",
    ending: "doc",
    isIt: (bytes) =>
      startsWith(bytes, "d0cf11e0a1b11ae1") && bytes.includes(Buffer.from("WordDocument", "utf16le")),
  },
];

const startsWith = (bytes: Buffer, hex: string) => bytes.subarray(0, hex.length / 2).toString("hex") === hex;

/** The type of a file by its content, and a safe name with the right ending; undefined if it is no PDF or Word file. */
export function recogniseResume(bytes: Buffer, sentName: string) {
  const kind = KINDS.find(({ isIt }) => isIt(bytes));
  if (!kind) return undefined;
  const base = sentName
    .normalize("NFC")
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .trim()
    .slice(0, 150)
    .toWellFormed();
  return { type: kind.type, name: `${base.replace(/^\.+/, "") || "resume"}.${kind.ending}` };
}
