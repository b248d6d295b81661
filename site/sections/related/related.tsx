import { RelatedLinks } from "../../ui/related-links.tsx";
import { Reviewed } from "../../ui/reviewed.tsx";
import type { Place } from "../section.ts";
import { serviceLinks } from "./related-links.ts";

export function Related({ page: { rules } }: { page: Pick<Place, "rules"> }) {
  return (
    <>
      <RelatedLinks links={serviceLinks(rules)} />
      <Reviewed rules={rules} />
    </>
  );
}
