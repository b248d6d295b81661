/**
 * The rules by which Mozilla's HTTP Observatory grades a site (github.com/mdn/mdn-http-observatory, src/analyzer and
 * src/grader/charts.js): each finding and what it adds to or takes from 100. Bonuses count from 90 points on; 100 and
 * more is an A+. Being on the preload list of browsers and having a certificate cannot be judged from an answer, so
 * they are left out: the first is only a bonus, the second is the proxy's.
 */
interface Visit {
  headers: Headers;
  /** The answer's text where it is HTML, else "". */
  html: string;
  /** The answer to the same request sent from a page of another origin. */
  fromElsewhere: Headers;
  /** Where a visit by plain http leads, step by step; undefined where nothing answers plain http. */
  plainRoute?: string[] | undefined;
}

type Finding = readonly [finding: string, modifier: number];

export interface Grade {
  score: number;
  grade: "A+" | "below A+";
  findings: Record<string, Finding>;
}

export function gradeVisit(visit: Visit): Grade {
  const policies = [...headerPolicies(visit), ...metaPolicies(visit.html)];
  const findings: Record<string, Finding> = {
    csp: judgePolicy(policies),
    cookies: judgeCookies(visit.headers),
    cors: judgeCors(visit.fromElsewhere),
    redirection: judgeRedirection(visit.plainRoute),
    "referrer-policy": judgeReferrer(visit.headers.get("referrer-policy")),
    hsts: judgeHsts(visit.headers.get("strict-transport-security")),
    sri: judgeScripts(visit.html),
    "x-content-type-options": judgeSniffing(visit.headers.get("x-content-type-options")),
    "x-frame-options": judgeFraming(visit),
    corp: judgeResourcePolicy(visit.headers.get("cross-origin-resource-policy")),
  };
  const modifiers = Object.values(findings).map(([, modifier]) => modifier);
  const sum = (all: number[]) => all.reduce((total, one) => total + one, 0);
  const base = 100 + sum(modifiers.filter((modifier) => modifier < 0));
  const score =
    base >= 90 ? base + sum(modifiers.filter((modifier) => modifier > 0)) : Math.max(base, 0);
  return { score, grade: score >= 100 ? "A+" : "below A+", findings };
}

type Policy = Map<string, Set<string>>;

const headerPolicies = ({ headers }: Visit) =>
  (headers.get("content-security-policy") ?? "")
    .split(",")
    .filter((text) => text.trim() !== "")
    .map(readPolicy);

/** A meta element cannot say who may frame the page. */
function metaPolicies(html: string): (Policy | undefined)[] {
  const tags = html.match(/<meta\b[^>]*http-equiv="content-security-policy"[^>]*>/gi) ?? [];
  return tags.map((tag) => {
    const policy = readPolicy(/content="([^"]*)"/i.exec(tag)?.[1]?.replaceAll("&#x27;", "'") ?? "");
    for (const directive of ["frame-ancestors", "report-uri", "sandbox"]) policy?.delete(directive);
    return policy;
  });
}

/** Undefined when a directive comes twice. */
function readPolicy(text: string): Policy | undefined {
  const policy: Policy = new Map();
  for (const part of text.split(";")) {
    const [name = "", ...sources] = part.trim().toLowerCase().split(/\s+/);
    if (name === "") continue;
    if (policy.has(name)) return undefined;
    policy.set(name, new Set(sources.length > 0 ? sources : ["'none'"]));
  }
  return policy;
}

/** Several policies all apply: what one of them forbids is forbidden. */
function combine(policies: Policy[]): Policy {
  const all: Policy = new Map();
  for (const [name, sources] of policies.flatMap((policy) => [...policy])) {
    const earlier = all.get(name) ?? sources;
    const common = [...sources].filter((source) => earlier.has(source));
    all.set(name, new Set(common.length > 0 ? common : ["'none'"]));
  }
  return all;
}

const BROAD = new Set([
  "ftp:",
  "http:",
  "https:",
  "*",
  "http://*",
  "http://*.*",
  "https://*",
  "https://*.*",
]);
const INLINE = new Set(["'unsafe-inline'", "data:"]);
const isHash = (source: string) => /^'(sha256|sha384|sha512|nonce)-/.test(source);

function judgePolicy(policies: (Policy | undefined)[]): Finding {
  if (policies.length === 0) return ["csp-not-implemented", -25];
  if (policies.includes(undefined)) return ["csp-header-invalid", -25];
  const policy = combine(policies as Policy[]);
  const sources = (name: string) => {
    const found = policy.get(name) ?? policy.get("default-src") ?? new Set(["*"]);
    const hashed = [...found].some(isHash) && name !== "object-src";
    return [...found].filter((source) => !(hashed && source === "'unsafe-inline'"));
  };
  const script = sources("script-src");
  const object = sources("object-src");
  const style = sources("style-src");
  const isBroad = (all: string[]) => all.some((source) => BROAD.has(source));
  const isInline = (all: string[]) => all.some((source) => INLINE.has(source));
  const isInsecure = (all: string[]) => all.some((source) => /^(http|ftp):/.test(source));
  if (isBroad(script) || isInline(script) || isBroad(object)) {
    return ["csp-implemented-with-unsafe-inline", -20];
  }
  const passive = ["img-src", "media-src"];
  const active = [...policy].flatMap(([name, all]) => (passive.includes(name) ? [] : [...all]));
  if (isInsecure(active)) return ["csp-implemented-with-insecure-scheme", -20];
  if ([...script, ...style].includes("'unsafe-eval'"))
    return ["csp-implemented-with-unsafe-eval", -10];
  if (isInsecure(passive.flatMap(sources))) {
    return ["csp-implemented-with-insecure-scheme-in-passive-content-only", -10];
  }
  if (isBroad(style) || isInline(style)) {
    return ["csp-implemented-with-unsafe-inline-in-style-src-only", 0];
  }
  const byDefault = policy.get("default-src");
  return byDefault?.size === 1 && byDefault.has("'none'")
    ? ["csp-implemented-with-no-unsafe-default-src-none", 10]
    : ["csp-implemented-with-no-unsafe", 5];
}

function judgeFraming(visit: Visit): Finding {
  const policies = headerPolicies(visit);
  if (policies.some((policy) => policy?.has("frame-ancestors")))
    return ["x-frame-options-implemented-via-csp", 5];
  const header = visit.headers.get("x-frame-options")?.trim().toLowerCase();
  if (header === undefined) return ["x-frame-options-not-implemented", -20];
  return /^(deny|sameorigin|allow-from\b.*)$/.test(header)
    ? ["x-frame-options-sameorigin-or-deny", 0]
    : ["x-frame-options-header-invalid", -20];
}

/** The server sets none; one that appears has to earn its place here first. */
function judgeCookies(headers: Headers): Finding {
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return ["cookies-not-found", 0];
  const isSafe = (cookie: string) =>
    /;\s*secure/i.test(cookie) &&
    /;\s*httponly/i.test(cookie) &&
    /;\s*samesite=(lax|strict)/i.test(cookie);
  return cookies.every(isSafe)
    ? ["cookies-secure-with-httponly-sessions-and-samesite", 5]
    : ["cookies-session-without-secure-flag", -40];
}

function judgeCors(headers: Headers): Finding {
  const allowed = headers.get("access-control-allow-origin");
  if (allowed === null) return ["cross-origin-resource-sharing-not-implemented", 0];
  return allowed !== "*" && headers.get("access-control-allow-credentials") === "true"
    ? ["cross-origin-resource-sharing-implemented-with-universal-access", -50]
    : ["cross-origin-resource-sharing-implemented-with-restricted-access", 0];
}

function judgeRedirection(route: string[] | undefined): Finding {
  if (route === undefined) return ["redirection-not-needed-no-http", 0];
  const [first, second, last] = [route[0], route[1], route.at(-1)].map(
    (url) => new URL(url ?? "http://nowhere"),
  );
  if (route.length === 1) return ["redirection-missing", -20];
  if (last?.protocol !== "https:") return ["redirection-not-to-https", -20];
  if (second?.protocol === "http:") return ["redirection-not-to-https-on-initial-redirection", -10];
  return first?.hostname === second?.hostname
    ? ["redirection-to-https", 0]
    : ["redirection-off-host-from-http", -5];
}

const PRIVATE = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

function judgeReferrer(header: string | null): Finding {
  if (header === null) return ["referrer-policy-not-implemented", 0];
  return PRIVATE.includes(header.split(",").at(-1)?.trim().toLowerCase() ?? "")
    ? ["referrer-policy-private", 5]
    : ["referrer-policy-unsafe", -5];
}

const SIX_MONTHS = 15_552_000;

function judgeHsts(header: string | null): Finding {
  if (header === null) return ["hsts-not-implemented", -20];
  const seconds = /^(?:[^,]*;)?\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header)?.[1];
  if (seconds === undefined) return ["hsts-header-invalid", -20];
  return Number(seconds) >= SIX_MONTHS
    ? ["hsts-implemented-max-age-at-least-six-months", 0]
    : ["hsts-implemented-max-age-less-than-six-months", -10];
}

function judgeScripts(html: string): Finding {
  if (html === "") return ["sri-not-implemented-response-not-html", 0];
  const scripts = html.match(/<script\b[^>]*\ssrc=[^>]*>/gi) ?? [];
  const external = scripts.filter((tag) => /\ssrc="?(?:https?:)?\/\//i.test(tag));
  if (external.some((tag) => !/\ssrc="?https:/i.test(tag))) {
    return ["sri-not-implemented-and-external-scripts-not-loaded-securely", -50];
  }
  return external.some((tag) => !/\sintegrity=/i.test(tag))
    ? ["sri-not-implemented-but-external-scripts-loaded-securely", -5]
    : ["sri-not-implemented-but-all-scripts-loaded-from-secure-origin", 0];
}

const judgeSniffing = (header: string | null): Finding =>
  header?.trim().toLowerCase() === "nosniff"
    ? ["x-content-type-options-nosniff", 0]
    : ["x-content-type-options-not-implemented", -5];

function judgeResourcePolicy(header: string | null): Finding {
  if (header === null) return ["cross-origin-resource-policy-not-implemented", 0];
  if (header === "cross-origin")
    return ["cross-origin-resource-policy-implemented-with-cross-origin", 0];
  return ["same-origin", "same-site"].includes(header)
    ? ["cross-origin-resource-policy-implemented", 10]
    : ["cross-origin-resource-policy-header-invalid", -5];
}
