/** A certificate's code: a JWS in compact form (RFC 7515) by Ed25519 (RFC 8037). For browsers and Node. */
import type { Session } from "../dates/dates.ts";

const CODE_VERSION = 1;

/** What a certificate says, and all of what its signature covers. */
export type Certificate = {
  number: string;
  name: string;
  course: string;
  sessions: Session[];
  issuedOn: string;
  issuer: string;
};

/** The names are short because every letter makes the squares of the printed QR code smaller. */
type Payload = {
  v: number;
  no: string;
  name: string;
  course: string;
  days: string[];
  on: string;
  by: string;
};

/** The text to sign. signedCode adds the signature to make the code. */
export function unsignedCode(certificate: Certificate, keyId: string): string {
  const { number, name, course, sessions, issuedOn, issuer } = certificate;
  const payload: Payload = {
    v: CODE_VERSION,
    no: number,
    name,
    course,
    days: sessions.map(({ start, end }) => (start === end ? start : `${start}/${end}`)),
    on: issuedOn,
    by: issuer,
  };
  return [{ alg: "EdDSA", kid: keyId }, payload]
    .map((part) => toBase64Url(toBytes(part)))
    .join(".");
}

export const signedCode = (unsigned: string, signature: Uint8Array) =>
  `${unsigned}.${toBase64Url(signature)}`;

/** The code in what somebody pasted: a whole url, or a code that a mail has broken into lines. */
export function codeIn(text: string): string {
  const joined = text.replace(/\s+/g, "");
  return /[?&]code=([^&#]*)/.exec(joined)?.[1] ?? joined;
}

/** The parts of a code; undefined if it is no code of this kind. It does not check the signature. */
export function readCode(code: string) {
  const [header = "", payload = "", last = "", ...more] = code.split(".");
  const signature = fromBase64Url(last);
  const { alg, kid } = (parse(header) ?? {}) as { alg?: unknown; kid?: unknown };
  if (more.length > 0 || alg !== "EdDSA" || typeof kid !== "string" || signature?.length !== 64)
    return undefined;
  if (!parse(payload)) return undefined;
  return { keyId: kid, signed: new TextEncoder().encode(`${header}.${payload}`), signature };
}

/** Call it only after the signature was found right. Undefined if a later version of the site wrote the code. */
export function certificateOf(code: string): Certificate | undefined {
  const payload = parse(code.split(".")[1] ?? "") as Payload | undefined;
  if (payload?.v !== CODE_VERSION) return undefined;
  return {
    number: payload.no,
    name: payload.name,
    course: payload.course,
    sessions: payload.days.map((days) => {
      const [start = "", end = start] = days.split("/");
      return { start, end };
    }),
    issuedOn: payload.on,
    issuer: payload.by,
  };
}

const toBytes = (value: object) => new TextEncoder().encode(JSON.stringify(value));

function parse(part: string): unknown {
  const bytes = fromBase64Url(part);
  try {
    return bytes && JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

export function toBase64Url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** Undefined unless the text is the one spelling of its bytes: by spare bits, two codes could mean the same. */
export function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(text)) return undefined;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) =>
      letter.charCodeAt(0),
    );
    return toBase64Url(bytes) === text ? bytes : undefined;
  } catch {
    return undefined;
  }
}
