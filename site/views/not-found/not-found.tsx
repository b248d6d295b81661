import type { PageHead } from "../../seo/head.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import type { NotFoundCopy } from "./copy.ts";

export function notFoundHead({ seo }: NotFoundCopy): PageHead {
  return { seo, path: "/404", noindex: true };
}

export function NotFound({ copy }: { copy: NotFoundCopy }) {
  return (
    <>
      <Stripes className="h-2" />
      <div className="wrap grid-12 gap-y-14 py-section">
        <div className="col-span-12 lg:col-span-5">
          <p className="figures font-display text-hero text-leaf">404</p>
          <h1 className="mt-4 text-h1">{copy.title}</h1>
          <p className="mt-5 max-w-md text-lede">{copy.text}</p>
          <SearchForm className="mt-8 max-w-md" />
        </div>
        <div className="col-span-12 lg:col-span-6 lg:col-start-7">
          <p className="text-lg font-semibold">{copy.linksIntro}</p>
          <ul className="mt-4 border-t border-ink">
            {copy.links.map(({ label, to, text }) => (
              <li key={to} className="border-b border-line">
                <a
                  href={to}
                  className="group grid grid-cols-[1fr_auto] items-center gap-4 py-3.5 hover:text-leaf"
                >
                  <span>
                    <span className="font-display text-h4">{label}</span>
                    <br />
                    <span className="text-ink-soft">{text}</span>
                  </span>
                  <ArrowRight
                    aria-hidden="true"
                    className="size-5 transition-transform group-hover:translate-x-1"
                  />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
