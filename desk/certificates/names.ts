import { Refusal } from "../refusal.ts";

/** In bytes. A longer name makes the printed code too fine for a phone to read. */
const ROOM = 120;

/** A name as it is signed: one spelling of each letter, single spaces. Refuses invisible letters and long names. */
export function cleanName(given: string): string {
  const name = given.normalize("NFC").trim().replace(/\s+/gu, " ");
  if (name === "") throw new Refusal(400, "The name is missing.");
  // Joiners shape the letters of Indian scripts and stay; other invisible marks could make one name look like another.
  if (/[\p{Cc}\p{Co}\p{Cn}]|(?![\u200c\u200d])\p{Cf}/u.test(name))
    throw new Refusal(
      400,
      `"${name}" holds a letter that cannot be seen or shown. Type the name anew.`,
    );
  if (!/\p{L}/u.test(name)) throw new Refusal(400, `"${name}" is not a name.`);
  if (new TextEncoder().encode(name).length > ROOM)
    throw new Refusal(400, `"${name}" is too long for a certificate: at most ${ROOM} bytes.`);
  return name;
}
