import { afterEach, expect, test, vi } from "vitest";
import { isResume, sendApplication } from "./send-application.ts";

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

test.each([
  ["cv.pdf", "application/pdf", true],
  ["CV.DOC", "application/msword", true],
  ["résumé.docx", WORD, true],
  ["no-type-known.doc", "", true],
  ["photo.png", "image/png", false],
  ["cv.txt", "application/pdf", false],
  ["cv.pdf", "text/html", false],
  ["pdf", "application/pdf", false],
  ["cv.pdf.exe", "", false],
])("%s of type “%s” → %s", (name, type, expected) => {
  expect(isResume({ name, type })).toBe(expected);
});

afterEach(() => vi.unstubAllGlobals());

test("refused by the server → its sentence, and what is wrong with which field", async () => {
  const errors = [{ field: "email", code: "TYPE_EMAIL", message: "must be an email address" }];
  vi.stubGlobal("fetch", async () => Response.json({ error: "Please correct it.", errors }, { status: 422 }));
  const form = undefined as unknown as HTMLFormElement;
  expect(await sendApplication(form, {})).toMatchObject({
    notice: { text: "Please correct it." },
    problems: { email: "must be an email address" },
  });
});
