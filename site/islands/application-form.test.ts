import { expect, test } from "vitest";
import { isResume } from "./application-form.tsx";

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
