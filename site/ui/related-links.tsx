import { between, until } from "./dated.ts";
import { SectionHeading } from "./section.tsx";

const names = {
  service: "Service",
  training: "Course",
  article: "Article",
  tool: "Tool",
  rule: "Rule",
  deadline: "Next date",
};

export type LinkKind = keyof typeof names;

export type RelatedLink = {
  kind: LinkKind;
  title: string;
  to: string;
  note?: { text: string; until?: string } | undefined;
  days?: { from?: string; until: string };
};

export const RelatedLinks = ({ links }: { links: RelatedLink[] }) =>
  links.length > 0 && (
    <section aria-labelledby="related-links" className="bg-paper text-ink" data-print="hide">
      <div className="wrap py-6 lg:py-9">
        <SectionHeading id="related-links" size="h4" title="On the same subject" />
        <ul className="mt-3 grid gap-x-8 gap-y-1.5 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {links.map(({ kind, title, to, note, days }) => (
            <li key={to} className="max-w-xs" {...(days && between(days))}>
              <p className="text-sm text-ink-soft">
                {names[kind]}
                {note && <span {...(note.until && until(note.until))}>, {note.text}</span>}
              </p>
              <a
                href={to}
                className="inline-block py-0.5 font-semibold max-lg:py-2.5 lg:text-lg text-leaf hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
