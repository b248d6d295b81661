const types = [
  "application/pdf",
  "application/msword",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
];

/** For the file picker, which only suggests: any file can still be dropped on the field. */
export const RESUME_ACCEPT = [".pdf", ".doc", ".docx", ...types].join(",");

/** PDF or Word, by ending and by type; a browser that knows no type for the ending leaves it empty. */
export function isResume({ name, type }: { name: string; type: string }): boolean {
  return /\.(pdf|docx?)$/i.test(name) && (type === "" || types.includes(type));
}
