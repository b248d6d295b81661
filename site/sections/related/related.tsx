import { RelatedLinks } from "../../ui/related-links.tsx";
import { Reviewed } from "../../ui/reviewed.tsx";
import type { Place } from "../section.ts";
import { serviceLinks } from "./related-links.ts";

export const Related = ({ page: { rules } }: { page: Pick<Place, "rules"> }) => (
  <>
    <RelatedLinks links={serviceLinks(rules)} />
    <Reviewed rules={rules} />
  </>
);
