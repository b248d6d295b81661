import { href, trail } from "../../addresses.ts";
import type { PageHead } from "../../seo/head.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import type { PostNotFoundCopy } from "./copy.ts";

/** Where the answer to every unknown post stands in the build. */
const path = href("/blog/:id", 404);

export function postNotFoundHead({ seo }: PostNotFoundCopy): PageHead {
  return { seo, path, noindex: true };
}

export function PostNotFound({ copy }: { copy: PostNotFoundCopy }) {
  const { title, text, link } = copy;
  return (
    <>
      <Stripes className="h-2" />
      <div className="wrap pt-6 pb-section">
        <Breadcrumbs trail={trail("/blog/:id", { label: title, to: path })} />
        <h1 className="mt-16 max-w-[7.2em] text-hero lg:mt-24">{title}</h1>
        <p className="mt-6 max-w-xl text-lede">{text}</p>
        <SearchForm className="mt-9 max-w-xl" />
        <ButtonLink to={link.to} size="lg" className="mt-9">
          <ArrowLeft className="size-5" />
          {link.label}
        </ButtonLink>
      </div>
    </>
  );
}
