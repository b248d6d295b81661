import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { copy } from "./capacity-building.data.ts";
import { Delivery } from "./delivery.tsx";
import { Handover } from "./handover.tsx";
import { Hero, trail } from "./hero.tsx";
import { Programmes } from "./programmes.tsx";

const path = "/services/capacity-building";

export const meta = () =>
  pageMeta({
    seo: copy.seo,
    path,
    trail,
    graph: [service({ name: copy.hero.eyebrow, description: copy.seo.description, path })],
  });

export default function CapacityBuilding() {
  const { title, text, action } = copy.closing;
  return (
    <>
      <Hero />
      <Programmes />
      <Delivery />
      <Handover />
      <CallToAction title={title} text={text} action={action} />
    </>
  );
}
