import { FRAME_POLICY } from "../../contract/headers.ts";

const FALLBACK_POLICY = "default-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'";

/** frame-ancestors is ignored in a meta element, so the header carries the page's policy with it added. */
export function pagePolicy(html: string): string {
  const head = html.slice(0, html.search(/<\/head>|<body/i) >>> 0);
  const meta = head
    .match(/<meta\b[^>]*>/gi)
    ?.find((tag) => /http-equiv="?content-security-policy"?/i.test(tag));
  const content = meta && /\bcontent="([^"]*)"/i.exec(meta)?.[1];
  const policy = content ? decodeAttribute(content).trim().replace(/;$/, "") : FALLBACK_POLICY;
  return `${policy}; ${FRAME_POLICY}`;
}

const ENTITIES: Record<string, string> = { amp: "&", quot: '"', apos: "'", lt: "<", gt: ">" };

function decodeAttribute(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return ENTITIES[name] ?? whole;
  });
}
