import { createHash } from "node:crypto";
import type { CspSources } from "../config.ts";

/** A policy that allows exactly a page's own inline scripts and styles, by hash. */
export function policyTag(inline: { scripts: string[]; styles: string[] }, extra: CspSources): string {
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...inline.scripts.map(sha256), ...extra.script],
    "style-src": ["'self'", ...inline.styles.map(sha256)],
    "img-src": ["'self'", "data:", ...extra.image],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...extra.connect],
    "form-action": ["'self'", ...extra.formAction],
    "manifest-src": ["'self'"],
    "base-uri": ["'none'"],
  };
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

const known = new Map<string, string>();

/** Pages of one kind share their inline texts. */
function sha256(text: string): string {
  const hash = known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  known.set(text, hash);
  return hash;
}
