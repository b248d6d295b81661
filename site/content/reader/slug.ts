import { inLatin } from "./devanagari.ts";
import { withoutInvisible } from "./invisible.ts";

const SPELLED: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "o",
  œ: "oe",
  ł: "l",
  đ: "d",
  ı: "i",
  "&": " and ",
};

/** A name for a path, made from a title: “Über uns & Co.” → “ueber-uns-and-co”, “हरित” → “harit”. */
export const slugOf = (title: string): string =>
  inLatin(withoutInvisible(title).text.toLowerCase())
    .replace(/[äöüßæøœłđı&]/g, (letter) => SPELLED[letter] ?? "")
    .normalize("NFKD")
    .replace(/[\u0300-\u036f’']/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** File systems take 255 letters, and a file's name is also part of a path that people read. */
export const LONGEST_NAME = 80;

/** A name for a file, made from whatever somebody wrote as its title. */
export const fileNameOf = (title: string): string =>
  slugOf(title).slice(0, LONGEST_NAME).replace(/-$/, "");

export const isSlug = (name: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name);
