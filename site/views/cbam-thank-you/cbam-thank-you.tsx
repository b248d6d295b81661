import { clsx } from "clsx";
import type { PageHandle } from "../../root.tsx";
import { pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Picture, SourceLine } from "../../ui/picture.tsx";
import { copy } from "./cbam-thank-you.data.ts";
import { useConversion } from "./use-conversion.ts";

export const handle: PageHandle = { header: "minimal" };

const trail = [
  { label: "Home", to: "/" },
  { label: "CBAM consultancy", to: "/services/climate-sustainability/cbam-consultancy" },
  { label: "Request received", to: "/cbam-thank-you" },
];

export const meta = () => pageMeta({ seo: copy.seo, path: "/cbam-thank-you", trail, noindex: true });

export default function CbamThankYou() {
  useConversion();
  return (
    <div className="relative isolate overflow-hidden border-b border-line-dark bg-ink text-paper">
      <div className="wrap flex flex-col pt-24 pb-16">
        <Breadcrumbs trail={trail} />
        <h1 className="mt-10 max-w-[14ch] text-h1">{copy.title}</h1>
        <p className="mt-6 max-w-xl text-lede">{copy.message}</p>
        <p className="mt-6 max-w-xl border-l-4 border-marigold pl-4">{copy.hint}</p>
        <ButtonLink to={copy.home.to} variant="secondary" size="lg" className="mt-8 self-start">
          {copy.home.label}
        </ButtonLink>
      </div>
      <Picture
        picture={copy.picture}
        alt={copy.pictureAlt}
        showSource={false}
        className={clsx(
          "lg:absolute lg:inset-y-0 lg:right-0 lg:-z-10",
          copy.picture.photo ? "lg:w-full" : "lg:w-2/3",
        )}
        imageClassName="lg:h-full lg:object-cover"
        photoClassName="lg:brightness-40"
      />
      <SourceLine source={copy.picture.source} className="wrap pb-6 text-sm text-paper/85" />
    </div>
  );
}
