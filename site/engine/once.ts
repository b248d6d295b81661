const laterCall = /<script>(window\.__reactRouterContext\.streamController\.[\s\S]*?)<\/script>/g;
const opening =
  /(?<=<script>)(window\.__reactRouterContext = [\s\S]*?pipeThrough\(new TextEncoderStream\(\)\);)(?=<\/script>)/;
const scrolling =
  /(?<=<script>)\(\(storageKey, restoreKey\) => \{[\s\S]*?\}\)\("(.*?)", null\)(?=<\/script>)/;

/** What the framework's script does (a key for this entry of the history, and back to where it was), in few words. */
const scrollBack = (storageKey: string) =>
  `{let h=history;h.state?.key||h.replaceState({key:Math.random().toString(32).slice(2)},"");try{let y=JSON.parse(sessionStorage["${storageKey}"])[h.state.key];y>=0&&scrollTo(0,y)}catch{}}`;

/**
 * The framework puts scrolling back and hands its data over in four scripts, each with a hash in the policy. Nothing
 * is streamed here, so one does; the elements of the others stay, empty, because React expects to find them.
 */
export function joinScripts(html: string): string {
  const [, storageKey] = scrolling.exec(html) ?? [];
  if (!storageKey) throw new Error("The page has no script that puts scrolling back.");
  if (!opening.test(html)) throw new Error("The page has no script that opens the hand-over of data.");
  const calls: string[] = [];
  const emptied = html.replace(scrolling, "").replace(laterCall, (_, call: string) => {
    calls.push(call);
    return "<script></script>";
  });
  return emptied.replace(opening, (start) => scrollBack(storageKey) + start + calls.join(""));
}

/** Marks an element whose inner HTML comes from a loader; the component reads it from the page while hydrating. */
export const ONCE = "data-once";

const element = new RegExp(`<div[^>]* ${ONCE}="true"[^>]*>`);
const handOver = /(streamController\.enqueue\()("(?:[^"\\]|\\.)*")/g;

/**
 * The framework prints loader data into the page a second time, for hydration. The text of an article needs no
 * second copy: it stands in the page. Its string in that data is emptied here.
 */
export function printOnce(html: string): string {
  const start = element.exec(html);
  if (!start) return html;
  const text = start.index + start[0].length;
  let found = false;
  const result = html.replace(handOver, (_, call: string, literal: string) => {
    const values: unknown[] = JSON.parse(JSON.parse(literal));
    const emptied = values.map((value) => {
      const isCopy = typeof value === "string" && value !== "" && html.startsWith(`${value}</div>`, text);
      found ||= isCopy;
      return isCopy ? "" : value;
    });
    return call + JSON.stringify(`${JSON.stringify(emptied)}\n`).replaceAll("<", "\\u003C");
  });
  if (!found)
    throw new Error("The hydration data holds no copy of the marked element: has its format changed?");
  return result;
}
