import { createHash, randomBytes } from "node:crypto";

/** No i, l, o or u: ids are read out over the phone and typed into a search. */
const ALPHABET = "0123456789abcdefghjkmnpqrstvwxyz";
export const newId = (length = 12) =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte & 31]).join("");
export const newToken = () => randomBytes(24).toString("base64url");

export const digest = (value: unknown) =>
  createHash("sha256").update(JSON.stringify(value)).digest("base64url");
