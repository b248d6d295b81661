import { href, type PlainAddress, trail } from "../../addresses.ts";
import type { PageHead } from "../../seo/head.ts";
import { service } from "../../seo/json-ld.ts";

/** Head of a page about one service; the service is called what the breadcrumbs call its page. */
export function serviceHead(
  address: PlainAddress,
  { seo, picture }: Pick<PageHead, "seo"> & { picture: { name: string } },
): PageHead {
  const path = href(address);
  const crumbs = trail(address);
  const name = crumbs.at(-1)?.label ?? seo.title;
  return {
    seo,
    path,
    trail: crumbs,
    pictures: [picture.name],
    graph: [service({ name, description: seo.description, path })],
  };
}
