import { pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Practices } from "./practices.tsx";
import { copy } from "./services.data.ts";
import { WhyChoose } from "./why-choose.tsx";

const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.eyebrow, to: "/services" },
];

export const meta = () => pageMeta({ seo: copy.seo, path: "/services", trail });

export default function Services() {
  return (
    <>
      <Opening />
      <Practices />
      <WhyChoose />
      <CallToAction {...copy.closing} />
    </>
  );
}

function Opening() {
  const { title, lede } = copy.hero;
  return (
    <section className="wrap grid-12 items-end gap-y-6 pt-8 pb-12 lg:pb-16">
      <Breadcrumbs trail={trail} className="col-span-12 lg:mb-6" />
      <h1 className="col-span-12 text-h1 lg:col-span-7">{title}</h1>
      <p className="col-span-12 max-w-xl text-lede text-ink-soft lg:col-span-5">{lede}</p>
    </section>
  );
}
