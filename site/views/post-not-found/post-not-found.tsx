import { ArrowLeft } from "lucide-react";
import { trail } from "../../content/records/page-tree.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { href } from "../../paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { MissingStripe } from "../../ui/missing-stripe.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import type { PostNotFoundCopy } from "./copy.ts";

/** No post can have this path: the id of a post is a number. */
const path = href("/blog/:id", "not-found");

export const postNotFoundHead = (copy: PostNotFoundCopy): PageHead => ({
  seo: copy.seo,
  path,
  trail: trailTo(copy),
  noindex: true,
});

const trailTo = ({ title }: PostNotFoundCopy) => trail("/blog/:id", { label: title, to: path });

export function PostNotFound({ copy }: { copy: PostNotFoundCopy }) {
  const { title, text, link, picture } = copy;
  return (
    <>
      <MissingStripe {...picture} />
      <div className="wrap pt-6 pb-12 lg:pb-section">
        <Breadcrumbs trail={trailTo(copy)} />
        <h1 className="mt-5 text-h1 lg:mt-12 lg:text-hero">{title}</h1>
        <p className="mt-4 max-w-xl text-lede">{text}</p>
        <SearchForm className="mt-7 max-w-xl" />
        <ButtonLink to={link.to} size="lg" className="mt-7 max-sm:w-full">
          <ArrowLeft className="size-5" />
          {link.label}
        </ButtonLink>
      </div>
    </>
  );
}
