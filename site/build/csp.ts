import { createHash } from "node:crypto";

export type CspSources = { connect: string[]; formAction: string[]; script: string[]; image: string[] };

/** Puts a policy into the page that allows exactly its own inline scripts and styles, by hash. */
export function addPolicy(html: string, extra: CspSources): string {
  const scripts = inlineTexts(html, "script", (attributes) => {
    return !/\ssrc=/.test(attributes) && !/type="application\/ld\+json"/.test(attributes);
  });
  const styles = inlineTexts(html, "style", () => true);
  const directives = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...scripts.map(sha256), ...extra.script],
    "style-src": ["'self'", ...styles.map(hashOfStyle)],
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
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  // The charset must stay within the first bytes, and the policy must stand before the first script.
  return html.replace(/<meta charSet="utf-8"\/>/i, (charset) => `${charset}${tag}`);
}

function inlineTexts(html: string, tag: string, wanted: (attributes: string) => boolean): string[] {
  const pattern = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, "g");
  return [...html.matchAll(pattern)]
    .filter(([, attributes = ""]) => wanted(attributes))
    .map(([, , text = ""]) => text)
    .filter(Boolean);
}

const known = new Map<string, string>();

/** A stylesheet's hash; pages of one kind share theirs. */
function hashOfStyle(text: string): string {
  const hash = known.get(text) ?? sha256(text);
  known.set(text, hash);
  return hash;
}

function sha256(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
