import { between, until } from "./dated.ts";

const names = {
  service: "Service",
  course: "Course",
  article: "Article",
  tool: "Tool",
  deadline: "Next date",
};

export type Kind = keyof typeof names;

export type Way = {
  kind: Kind;
  title: string;
  to: string;
  note?: { text: string; until?: string } | undefined;
  /** The days on which it is the one to show. */
  shown?: { from?: string | undefined; until: string };
};

/** Where to go on from here: a quiet line of at most one of each kind, before the page's last word. */
export function Related({ ways }: { ways: Way[] }) {
  if (ways.length === 0) return null;
  return (
    <section aria-labelledby="ways-on" className="bg-paper text-ink" data-print="hide">
      <div className="wrap py-7 lg:py-14">
        <h2 id="ways-on" className="text-h4">
          On the same subject
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:mt-5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {ways.map(({ kind, title, to, note, shown }) => (
            <li key={to} className="max-w-xs" {...(shown && between(shown))}>
              <p className="text-sm text-ink-soft">
                {names[kind]}
                {note && <span {...(note.until && until(note.until))}>, {note.text}</span>}
              </p>
              <a href={to} className="inline-block py-1 text-lg font-semibold text-leaf hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
