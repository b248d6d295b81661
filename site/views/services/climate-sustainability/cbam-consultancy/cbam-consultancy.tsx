import { faqPage, service } from "../../../../seo/json-ld.ts";
import { pageMeta } from "../../../../seo/meta.ts";
import { prerendered } from "../../../../ui/prerendered.tsx";
import { Banner } from "./banner.tsx";
import { copy } from "./cbam-consultancy.data.ts";
import { Checklist } from "./checklist.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { FloatingLinks } from "./floating-links.tsx";
import { Hero } from "./hero.tsx";
import { copy as questions } from "./questions.data.ts";

const path = "/services/climate-sustainability/cbam-consultancy";

const trail = [
  { label: "Home", to: "/" },
  { label: "Services", to: "/services" },
  { label: "Climate Change & Sustainability", to: "/services/climate-sustainability" },
  { label: copy.hero.eyebrow, to: path },
];

// Whoever reads the questions as data reads the document, not the running page: they are not sent a third time.
const isDocument = import.meta.env.SSR || import.meta.env.DEV;

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [
      service({ name: copy.hero.eyebrow, description: copy.seo.description, path }),
      ...(isDocument ? [faqPage(path, questions.items)] : []),
    ],
  });

const Details = prerendered(
  import.meta.env.SSR ? (await import("./details.tsx")).default : null,
  () => import("./details.tsx"),
);
const Questions = prerendered(
  import.meta.env.SSR ? (await import("./questions.tsx")).default : null,
  () => import("./questions.tsx"),
);

export default function CbamConsultancy() {
  return (
    <>
      <Banner />
      <Hero trail={trail} />
      <Details id="cbam" />
      <Checklist />
      <Questions id="cbam-questions" />
      <FloatingLinks />
      <ExitIntent />
    </>
  );
}
