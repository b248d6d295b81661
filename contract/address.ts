import { domainToASCII } from "node:url";
import { z } from "zod";

/** What an address may hold before its @ beyond the browsers' rule: letters and digits of any script (RFC 6531). */
const LOCAL_PART = /^[\w.!#$%&'*+/=?^`{|}~\p{L}\p{M}\p{N}-]+$/u;

/** What people write for a domain in their own script, with the full stops of East Asian keyboards. */
const WRITTEN_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\-\u3002\uff0e\uff61]|\p{Join_Control})+$/u;
const ASCII = /^[\x20-\x7e]*$/;

/** Browsers send a domain of another script as it is or in ASCII (Punycode): here both are one address. */
export function withAsciiDomain(typed: string): string {
  if (ASCII.test(typed)) return typed;
  const at = typed.lastIndexOf("@");
  const domain = typed.slice(at + 1);
  const ascii = ASCII.test(domain) || !WRITTEN_DOMAIN.test(domain) ? domain : domainToASCII(domain);
  return at < 0 ? typed : `${typed.slice(0, at).normalize("NFC")}@${ascii || domain}`;
}

/** Accepts every address that `<input type="email">` accepts, and also letters of other scripts before the @. */
export function isAddress(value: string): boolean {
  const at = value.lastIndexOf("@");
  return (
    at > 0 &&
    LOCAL_PART.test(value.slice(0, at)) &&
    z.regexes.html5Email.test(`a${value.slice(at)}`)
  );
}
