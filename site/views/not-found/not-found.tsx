import { trail } from "../../content/records/page-tree.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { href } from "../../paths.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { MissingStripe } from "../../ui/missing-stripe.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import type { NotFoundCopy } from "./copy.ts";

export function notFoundHead({ seo, title }: NotFoundCopy): PageHead {
  const path = "/404";
  return { seo, path, trail: [...trail("/"), { label: title, to: path }], noindex: true };
}

export const NotFound = ({ copy }: { copy: NotFoundCopy }) => (
  <>
    <MissingStripe {...copy.picture} />
    <div className="wrap grid-12 gap-y-8 pt-6 pb-10 lg:pt-12 lg:pb-section">
      <div className="col-span-12 lg:col-span-5">
        <p className="figures mb-2 font-display text-h3 text-leaf">404</p>
        <h1 className="text-h1">{copy.title}</h1>
        <p className="mt-5 max-w-md text-lede">{copy.text}</p>
        <SearchForm className="mt-6 max-w-md" />
      </div>
      <div className="col-span-12 lg:col-span-6 lg:col-start-7">
        <p className="text-lg font-semibold">{copy.linksIntro}</p>
        <ul className="mt-3 grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:gap-x-5 lg:gap-y-4">
          {copy.links.map(({ label, to, text }) => (
            <li key={to}>
              <a href={to} className="group block py-1 hover:text-leaf">
                <span className="inline-flex items-center gap-2 font-display text-h4 whitespace-nowrap">
                  {label}
                  <ArrowRight className="size-4.5 transition-transform group-hover:translate-x-1" />
                </span>
                <br />
                <span className="text-ink-soft">{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  </>
);

/** Plain hosts serve 404.html for every unknown path: below /blog this chooses the text for unknown posts. */
export const unknownPostScript = [
  `if(location.pathname.startsWith("${href("/blog")}/"))`,
  '{document.documentElement.dataset.missingPost="";document.title=document.currentScript.dataset.title}',
].join("");
