import { href, type PlainAddress, trail } from "../../addresses.ts";
import { rulesOf } from "../../content/records/review.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { service } from "../../outputs/seo/json-ld.ts";

type Copy = Pick<PageHead, "seo"> & { rules: string[] };

/** Head of a page about one service; the service is called what the breadcrumbs call its page. */
export function serviceHead(address: PlainAddress, copy: Copy, picture: { name: string }): PageHead {
  const { seo } = copy;
  const path = href(address);
  const crumbs = trail(address);
  const name = crumbs.at(-1)?.label ?? seo.title;
  return {
    seo,
    path,
    trail: crumbs,
    pictures: [picture.name],
    rules: rulesOf(copy),
    graph: [service({ name, description: seo.description, path })],
  };
}
