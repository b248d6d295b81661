import type { PageHead } from "../../../outputs/seo/head.ts";
import { CallToAction } from "../../../ui/call-to-action.tsx";
import { RelatedLinks } from "../../../ui/related-links.tsx";
import { serviceLinks } from "../../related-links.ts";
import { serviceHead } from "../service-head.ts";
import type { CapacityBuildingCopy } from "./copy.ts";
import { Delivery } from "./delivery.tsx";
import { Handover } from "./handover.tsx";
import { Opening } from "./opening.tsx";
import { Programmes } from "./programmes.tsx";

export function capacityBuildingHead(copy: CapacityBuildingCopy): PageHead {
  return serviceHead("/services/capacity-building", copy, copy.hero.picture);
}

export function CapacityBuilding({ copy }: { copy: CapacityBuildingCopy }) {
  return (
    <>
      <Opening {...copy.hero} />
      <Programmes {...copy.programmes} />
      <Delivery {...copy.delivery} />
      <Handover {...copy.benefits} />
      <RelatedLinks links={serviceLinks(copy)} />
      <CallToAction {...copy.closing} layout="beside" tone="paper" imageClassName="object-[50%_80%]" />
    </>
  );
}
