import { href } from "../../addresses.ts";
import { cases } from "../../content/records/cases.ts";
import { ArrowLink } from "../../ui/arrow-link.tsx";
import { caseCopy } from "./copy.ts";

/** Nothing until a client has agreed to have an engagement told. */
export function CaseList({ className }: { className?: string }) {
  const all = cases();
  if (all.length === 0) return null;
  return (
    <section className={className}>
      <h3 className="text-h4">{caseCopy().list}</h3>
      <ul className="mt-1 grid gap-1">
        {all.map(({ id, title }) => (
          <li key={id}>
            <ArrowLink to={href("/cases/:slug", id)} label={title} />
          </li>
        ))}
      </ul>
    </section>
  );
}
