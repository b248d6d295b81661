import { absolute } from "../outputs/seo/json-ld.ts";

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute("/sitemap-index.xml")}\n`);
