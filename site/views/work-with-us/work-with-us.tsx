import { pageMeta } from "../../seo/meta.ts";
import { Apply } from "./apply.tsx";
import { Benefits } from "./benefits.tsx";
import { Hero } from "./hero.tsx";
import { copy } from "./work-with-us.data.ts";

const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.eyebrow, to: "/work-with-us" },
];

export const meta = () => pageMeta({ seo: copy.seo, path: "/work-with-us", trail });

export default function WorkWithUs() {
  return (
    <>
      <Hero trail={trail} />
      <Benefits />
      <Apply />
    </>
  );
}
