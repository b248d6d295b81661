import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowLeft } from "../../ui/icons.tsx";
import { Stripes } from "../../ui/stripes.tsx";
import { copy } from "./blog-post.data.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: "Blog", to: "/blog" },
  { label: copy.notFound.title, to: "/blog/404" },
];

export function PostNotFound() {
  const { title, text, link } = copy.notFound;
  return (
    <>
      <Stripes className="h-2" />
      <div className="wrap pt-6 pb-section">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-16 max-w-[12ch] text-hero lg:mt-24">{title}</h1>
        <p className="mt-6 max-w-xl text-lede">{text}</p>
        <ButtonLink to={link.to} size="lg" className="mt-9">
          <ArrowLeft className="size-5" />
          {link.label}
        </ButtonLink>
      </div>
    </>
  );
}
