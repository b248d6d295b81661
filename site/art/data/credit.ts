/** One line for a picture that draws on several sources. */
export function credit(...lines: string[]): string {
  return `Data: ${lines.map((line) => line.replace(/^Data: /, "")).join(" · ")}`;
}
