/** Marks an element whose inner HTML comes from a loader; the component reads it from the page while hydrating. */
export const ONCE = "data-once";

const element = new RegExp(`<div[^>]* ${ONCE}="true"[^>]*>`);
const handOver = /(streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g;

/**
 * The framework prints loader data into the page a second time, for hydration. The text of an article needs no
 * second copy: it stands in the page. Its string in that data is emptied here.
 */
export function printOnce(html: string): string {
  const [start] = element.exec(html) ?? [];
  if (!start) return html;
  let found = false;
  const result = html.replace(handOver, (_, call: string, literal: string) => {
    const values: unknown[] = JSON.parse(JSON.parse(literal));
    const emptied = values.map((value) => {
      const isCopy = typeof value === "string" && value !== "" && html.includes(`${start}${value}</div>`);
      found ||= isCopy;
      return isCopy ? "" : value;
    });
    return call + JSON.stringify(`${JSON.stringify(emptied)}\n`).replaceAll("<", "\\u003C");
  });
  if (!found)
    throw new Error("The hydration data holds no copy of the marked element: has its format changed?");
  return result;
}
