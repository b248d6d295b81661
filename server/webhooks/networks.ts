import { BlockList, isIP } from "node:net";

/** IPv4 networks in which nobody of the public web is (RFC 6890). */
const NOT_PUBLIC = `
  0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;

/** Of IPv6 only this is public, but for the networks below, some of which lead on to IPv4. */
const PUBLIC = "2000::/3";
const NOT_PUBLIC_6 = "2001::/23 2001:db8::/32 2002::/16 3fff::/20";

export function networksOf(text: string): BlockList {
  const list = new BlockList();
  for (const one of text.split(/[\s,]+/).filter(Boolean)) {
    const [address = "", bits = ""] = one.split("/");
    const version = isIP(address);
    const most = version === 4 ? 32 : 128;
    if (version === 0 || !/^\d{1,3}$/.test(bits) || Number(bits) > most)
      throw new Error(`${one} is no network such as 10.1.0.0/16`);
    list.addSubnet(address, Number(bits), version === 4 ? "ipv4" : "ipv6");
  }
  return list;
}

const notPublic = networksOf(NOT_PUBLIC);
const public6 = networksOf(PUBLIC);
const notPublic6 = networksOf(NOT_PUBLIC_6);
const has = (list: BlockList, address: string) =>
  list.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");

/** Whether an address may be asked: a public one, by https alone, or one in the networks that the settings allow. */
export function mayReach(address: string, isHttps: boolean, allowed: BlockList): boolean {
  // A zone says nothing. IPv4 that is written as IPv6 is none of the public web.
  const bare = address.replace(/%.*$/, "");
  if (has(allowed, bare)) return true;
  if (!isHttps) return false;
  return isIP(bare) === 4 ? !has(notPublic, bare) : has(public6, bare) && !has(notPublic6, bare);
}
