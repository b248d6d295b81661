const WIDTH = 72;

/** Breaks our own prose between words; a word longer than the line, such as an address, stays whole. */
export function wrap(text: string): string {
  return text
    .split("\n")
    .map((line) => wrapLine(line.trim()))
    .join("\n")
    .trimEnd();
}

function wrapLine(line: string): string {
  const lines: string[] = [""];
  for (const word of line.split(" ")) {
    const last = lines.length - 1;
    const current = lines[last] ?? "";
    if (current === "") lines[last] = word;
    else if (current.length + 1 + word.length <= WIDTH) lines[last] = `${current} ${word}`;
    else lines.push(word);
  }
  return lines.join("\n");
}

/** A label and its value on a line; a value of several lines begins below its label. */
export const plainFacts = (rows: readonly (readonly [label: string, value: string])[]) =>
  rows
    .map(([label, value]) => (value.includes("\n") ? `${label}:\n\n${value}\n` : `${label}: ${value}`))
    .join("\n");

export const underlined = (title: string) => `${title}\n${"=".repeat(Math.min(title.length, WIDTH))}`;
