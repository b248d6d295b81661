import { navigation } from "../content/records/navigation.ts";
import { ArrowRight } from "./icons.tsx";
import { SectionHeading } from "./section.tsx";

/** Links to the tools, for pages whose readers may not know them; hidden on phones, where the footer is near. */
export function FreeTools() {
  const { title, text, links } = navigation().tools;
  return (
    <section
      aria-labelledby="free-tools"
      className="border-t border-line bg-paper text-ink max-sm:hidden"
      data-print="hide"
    >
      <div className="wrap lg:grid-12 py-7 lg:items-baseline lg:py-9">
        <div className="lg:col-span-4">
          <SectionHeading id="free-tools" size="h4" title={title} />
          <p className="mt-1 max-w-sm text-ink-soft">{text}</p>
        </div>
        <ul className="mt-3 grid grid-cols-2 gap-x-6 lg:col-span-8 lg:mt-0 lg:grid-cols-3">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a
                href={to}
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-leaf hover:underline"
              >
                {label}
                <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
