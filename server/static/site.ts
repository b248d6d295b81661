import type { Files, SiteFile } from "./site-files.ts";

type Found =
  | { kind: "file"; file: SiteFile }
  | { kind: "moved"; path: string }
  | { kind: "missing"; page: SiteFile | undefined };

export type Site = ReturnType<typeof createSite>;

const NOT_FOUND_PAGE = /\/404\.html$/;

/** In memory: a request cannot reach the disk. Files of the build before fill in where a name is missing. */
export function createSite(files: Files, previous: Files = new Map()) {
  let pages = pagesOf(files, previous);

  /** A folder may have a 404 page of its own, as /blog has for an unknown article. */
  const notFoundPage = (path: string): SiteFile | undefined => {
    const bare = withoutEnd(path);
    return files.get(`${bare.slice(0, bare.lastIndexOf("/"))}/404.html`) ?? files.get("/404.html");
  };

  return {
    isPresent: () => pages.has("/"),
    /** A file of this build by its path in the folder; pages end in /index.html here. */
    file: (path: string) => files.get(path),
    hasPage: (path: string) => pages.get(path)?.isPage ?? false,
    find(path: string): Found {
      const file = pages.get(path);
      if (file) return { kind: "file", file };
      const bare = withoutEnd(path) || "/";
      if (bare !== path && pages.has(bare)) return { kind: "moved", path: bare };
      return { kind: "missing", page: notFoundPage(path) };
    },
    replace(next: Files, beside: Files): void {
      files = next;
      pages = pagesOf(next, beside);
    },
  };
}

function pagesOf(files: Files, previous: Files): Map<string, SiteFile> {
  const pages = new Map<string, SiteFile>(previous);
  for (const [path, file] of files) {
    if (NOT_FOUND_PAGE.test(path)) continue;
    if (path.endsWith("/index.html")) pages.set(path.slice(0, -"/index.html".length) || "/", file);
    else pages.set(path, file);
  }
  return pages;
}

/** "/contact" for /contact/ and /contact/index.html. A regular expression would be slow on thousands of slashes. */
function withoutEnd(path: string): string {
  let end = path.endsWith("/index.html") ? path.length - "index.html".length : path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end);
}
