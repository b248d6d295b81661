import { rulesOf } from "../../content/records/review.ts";
import { type PageHead, pageHead } from "../../outputs/seo/head.ts";
import { service } from "../../outputs/seo/json-ld.ts";
import type { PlainPath } from "../../paths.ts";

type HeadCopy = Pick<PageHead, "seo"> & Parameters<typeof rulesOf>[0];

/** Head of a page about one service. Linked data names the service as the breadcrumbs name its page. */
export function serviceHead(path: PlainPath, copy: HeadCopy, picture: { name: string }) {
  const { seo } = copy;
  const head = pageHead(path, seo, picture);
  const name = head.trail.at(-1)?.label ?? seo.title;
  return {
    ...head,
    rules: rulesOf(copy),
    graph: [service({ name, description: seo.description, path: head.path })],
  } satisfies PageHead;
}
