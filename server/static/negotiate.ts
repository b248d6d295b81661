import type { SiteFile, Variant } from "./site-files.ts";

export type Encoding = "br" | "gzip" | undefined;

/** Brotli before gzip when both are accepted, since it is smaller. */
export function chooseVariant(file: SiteFile, accepted: string | undefined): [Variant, Encoding] {
  if (file.br && accepts(accepted, "br")) return [file.br, "br"];
  if (file.gzip && accepts(accepted, "gzip")) return [file.gzip, "gzip"];
  return [file.identity, undefined];
}

function accepts(accepted: string | undefined, coding: "br" | "gzip"): boolean {
  if (!accepted) return false;
  let wildcard = false;
  for (const part of accepted.split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    const refused = parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    if (name === coding) return !refused;
    if (name === "*") wildcard = !refused;
  }
  return wildcard;
}

/** If-None-Match compares weakly: a proxy that recompressed may have put W/ before the tag. */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}

type ByteRange = { start: number; end: number } | "unsatisfiable" | undefined;

/** One range only. Several, another unit, or nonsense are answered with the whole file, as HTTP allows. */
export function readRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match) return undefined;
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return undefined;
  if (first === "") {
    const length = Math.min(Number(last), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < start) return undefined;
  return start >= size ? "unsatisfiable" : { start, end };
}
