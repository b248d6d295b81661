const OFFICE = "application/vnd.openxmlformats-officedocument.";
const utf16 = (text: string) => Buffer.from(text, "utf16le");

/** By content, as names and types are only claims. The names in an archive are not compressed. */
const KINDS: { ending: string; type: string; begins: string; holds: string | Buffer }[] = [
  { ending: "pdf", type: "application/pdf", begins: "", holds: "%PDF-" },
  ...[
    ["docx", "wordprocessingml.document", "word/document.xml"] as const,
    ["xlsx", "spreadsheetml.sheet", "xl/workbook.xml"] as const,
    ["pptx", "presentationml.presentation", "ppt/presentation.xml"] as const,
  ].map(([ending, type, holds]) => ({ ending, type: OFFICE + type, begins: "504b0304", holds })),
  {
    ending: "doc",
    type: "application/msword",
    begins: "d0cf11e0a1b11ae1",
    holds: utf16("WordDocument"),
  },
  {
    ending: "xls",
    type: "application/vnd.ms-excel",
    begins: "d0cf11e0a1b11ae1",
    holds: utf16("Workbook"),
  },
  { ending: "png", type: "image/png", begins: "89504e470d0a1a0a", holds: "" },
  { ending: "jpg", type: "image/jpeg", begins: "ffd8ff", holds: "" },
];

/** Readers take a PDF whose header begins within the first kilobyte. */
const HEAD = 1024;

/** By what is in it, whatever its name says; undefined where it is of no kind that is taken. */
export function recogniseFile(
  bytes: Buffer,
  sentName: string,
  taken = KINDS.map(({ ending }) => ending),
) {
  const kind = KINDS.find(
    ({ ending, begins, holds }) =>
      taken.includes(ending) &&
      bytes.subarray(0, begins.length / 2).toString("hex") === begins &&
      (ending === "pdf" ? bytes.subarray(0, HEAD) : bytes).includes(holds),
  );
  if (!kind) return undefined;
  const base = sentName
    .normalize("NFC")
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[\p{C}<>:"|?*]/gu, "")
    .trim()
    .slice(0, 150)
    .toWellFormed();
  return { type: kind.type, name: `${base.replace(/^\.+/, "") || "file"}.${kind.ending}` };
}
