import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { Benefits } from "./benefits.tsx";
import { Figures } from "./figures.tsx";
import { Hero, trail } from "./hero.tsx";
import { Syllabus } from "./syllabus.tsx";
import { copy } from "./trainings.data.ts";

const path = "/services/trainings";

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [service({ name: copy.hero.eyebrow, description: copy.seo.description, path })],
  });

export default function ServiceTrainings() {
  const { title, text, primary, secondary } = copy.closing;
  return (
    <>
      <Hero />
      <Syllabus />
      <Figures />
      <Benefits />
      <CallToAction title={title} text={text} action={primary} secondary={secondary} />
    </>
  );
}
