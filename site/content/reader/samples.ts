// In a file of its own, since the page of the desk has it in the browser, where nothing can read files.
/** The field paths that a record, or a section of it, lists under `sample`; none if it has no such list. */
export function sampleFields(data: unknown): string[] {
  const { sample, sections } = Object(data);
  const own = Array.isArray(sample) ? sample.map(String) : [];
  if (!Array.isArray(sections)) return own;
  const inside = sections.flatMap((section, index) =>
    sampleFields(section).map((field) => `sections.${index}.${field}`),
  );
  return [...own, ...inside];
}
