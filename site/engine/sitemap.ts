/** Lists every page that search engines may index, as the pages themselves say. */
export function sitemapXml(pages: Array<{ path: string; indexable: boolean }>, siteUrl: string): string {
  const addresses = pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `  <url><loc>${siteUrl}${path === "/" ? "/" : path}</loc></url>`)
    .sort();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses,
    "</urlset>",
    "",
  ].join("\n");
}

export function isIndexable(html: string): boolean {
  return !/<meta name="robots" content="noindex/.test(html);
}

export function robotsText(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
