import { pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { ArrowRight } from "../../ui/icons.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { copy } from "./thank-you.data.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: "Contact", to: "/contact" },
  { label: "Thank you", to: "/thank-you" },
];

export const meta = () => pageMeta({ seo: copy.seo, path: "/thank-you", trail, noindex: true });

export default function ThankYou() {
  return (
    <>
      <div className="wrap pt-8 pb-section">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 max-w-[16ch] text-h1 lg:mt-14">{copy.title}</h1>
        <p className="mt-6 max-w-2xl text-lede">{copy.text}</p>
        <ButtonLink to={copy.link.to} size="lg" className="mt-8">
          {copy.link.label}
          <ArrowRight aria-hidden="true" className="size-5" />
        </ButtonLink>
      </div>
      <Picture
        picture={copy.picture}
        alt={copy.pictureAlt}
        showSource={false}
        imageClassName="max-h-[32rem] object-cover object-[50%_70%]"
      />
      <div className="bg-ink text-sm text-paper/85">
        <SourceLine source={copy.picture.source} className="wrap pt-3" />
      </div>
    </>
  );
}
