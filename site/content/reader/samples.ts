// In a file of its own, since the page of the desk has it in the browser, where nothing can read files.
export function sampleFields(data: unknown): string[] {
  const { sample, sections } = Object(data);
  const own = Array.isArray(sample) ? sample.map(String) : [];
  if (!Array.isArray(sections)) return own;
  const inside = sections.flatMap((section, index) =>
    sampleFields(section).map((field) => `sections.${index}.${field}`),
  );
  return [...own, ...inside];
}
