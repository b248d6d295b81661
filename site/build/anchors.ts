import type { PageDocument } from "./document.ts";

type Anchored = Pick<PageDocument, "ids" | "anchors">;

/** Follows every #anchor of the built pages: which places a page has is known only once it is built. */
export function gatherAnchors() {
  const pages = new Map<string, Anchored>();
  return {
    /** `name` is the file of the page, as in blog/7/index.html. */
    add(name: string, { ids, anchors }: Anchored): void {
      pages.set(`/${name}`.replace(/\/?index\.html$/, "") || "/", { ids, anchors });
    },
    /** Stops the build for links to places that are not there. */
    check(): void {
      const broken = [...pages].flatMap(([from, { anchors }]) =>
        [...new Set(anchors)]
          .filter((link) => !leadsSomewhere(link, from, pages))
          .map((link) => `  ${from} links to ${link}, and no element there has that id.`),
      );
      if (broken.length > 0)
        throw new Error(`Some links lead to places that do not exist:\n${broken.join("\n")}`);
    },
  };
}

function leadsSomewhere(link: string, from: string, pages: Map<string, Anchored>): boolean {
  if (!/^[/#?]/.test(link)) return true;
  const { pathname, hash } = new URL(link, `http://site${from}`);
  const target = pages.get(pathname);
  return !target || hash === "" || target.ids.has(decodeURIComponent(hash.slice(1)));
}
