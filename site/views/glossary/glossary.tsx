import { shown } from "../../art/render.ts";
import { findRule } from "../../content/records/rules.ts";
import { type Term, terms } from "../../content/records/terms.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { termSet } from "../../outputs/seo/json-ld-rules.ts";
import { href } from "../../paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Picture } from "../../ui/picture.tsx";
import type { GlossaryCopy } from "./copy.ts";

export const glossaryHead = ({ seo, title, picture }: GlossaryCopy): PageHead => ({
  ...pageHead("/glossary", seo, picture),
  graph: [termSet(title, terms())],
});

export function Glossary({ copy }: { copy: GlossaryCopy }) {
  const { title, lede, picture, closing } = copy;
  return (
    <>
      <header className="wrap grid-12 items-end gap-y-6 pt-8 pb-10 lg:pb-14">
        <Breadcrumbs trail="/glossary" className="col-span-12" />
        <div className="col-span-12 sm:col-span-7 lg:mt-4">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-6 max-w-xl text-lede">{lede}</p>
        </div>
        <Picture
          {...shown(picture)}
          eager
          className="col-span-12 sm:col-span-5"
          imageClassName="max-h-40 rounded-lg object-cover max-sm:object-top lg:max-h-52"
        />
      </header>
      <dl className="wrap gap-x-12 pb-section lg:columns-2">
        {terms().map((term) => (
          <Entry key={term.id} term={term} ruleLabel={copy.rule} />
        ))}
      </dl>
      <CallToAction {...closing} />
    </>
  );
}

function Entry({ term: { id, term, text, rule }, ruleLabel }: { term: Term; ruleLabel: string }) {
  const found = rule && findRule(rule);
  return (
    <div id={id} className="break-inside-avoid border-t border-line py-4 target:bg-marigold-soft">
      <dt className="font-display text-h4">{term[0]?.toUpperCase() + term.slice(1)}</dt>
      <dd className="mt-1">
        <p>
          {text}
          {found && (
            <>
              {` ${ruleLabel} `}
              <a
                href={href("/rules/:slug", found.id)}
                className="text-leaf underline underline-offset-4"
              >
                {found.name}
              </a>
              .
            </>
          )}
        </p>
      </dd>
    </div>
  );
}
