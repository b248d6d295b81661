import { firm } from "../../content/reader/read.ts";
import { absolute } from "../../outputs/seo/json-ld.ts";

/** How to report a problem with the site's security, by RFC 9116. It expires a year after the build. */
export const GET = () => {
  const expires = new Date();
  expires.setUTCHours(0, 0, 0, 0);
  expires.setUTCFullYear(expires.getUTCFullYear() + 1);
  const lines = [
    `Contact: mailto:${firm().email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${absolute("/.well-known/security.txt")}`,
  ];
  return new Response(`${lines.join("\n")}\n`);
};
