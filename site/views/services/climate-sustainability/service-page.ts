import { service } from "../../../seo/json-ld.ts";
import { pageMeta } from "../../../seo/meta.ts";
import type { Crumb } from "../../../ui/breadcrumbs.tsx";

type Copy = { seo: { title: string; description: string }; hero: { eyebrow: string } };

const PARENT = "/services/climate-sustainability";

/** Trail and head of a page about one climate service. */
export function servicePage(slug: string, { seo, hero }: Copy) {
  const path = `${PARENT}/${slug}`;
  const trail: Crumb[] = [
    { label: "Home", to: "/" },
    { label: "Services", to: "/services" },
    { label: "Climate Change & Sustainability", to: PARENT },
    { label: hero.eyebrow, to: path },
  ];
  const graph = [service({ name: hero.eyebrow, description: seo.description, path })];
  return { trail, meta: () => pageMeta({ seo, path, trail, graph }) };
}
