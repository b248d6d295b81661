import { describe, expect, it } from "vitest";
import { mayReach, networksOf } from "./networks.ts";

const none = networksOf("");

describe("which addresses may be asked", () => {
  it.each(["93.184.216.34", "2606:2800:220:1::1"])("%s, public → by https alone", (address) => {
    expect(mayReach(address, true, none)).toBe(true);
    expect(mayReach(address, false, none)).toBe(false);
  });

  it.each([
    ..."127.0.0.1 0.0.0.0 10.0.0.5 172.16.3.4 192.168.1.1 169.254.169.254 100.64.0.1 198.18.0.1".split(
      " ",
    ),
    ..."224.0.0.1 255.255.255.255 ::1 :: fc00::1 fd00:ec2::254 fe80::1 fe80::1%eth0 ff02::1".split(
      " ",
    ),
    // IPv4 in the clothes of IPv6.
    ..."::ffff:127.0.0.1 ::ffff:a00:1 64:ff9b::7f00:1 2002:7f00:1:: 2001:0:7f00:1:: ::127.0.0.1".split(
      " ",
    ),
  ])("%s, not public → refused", (address) => {
    expect(mayReach(address, true, none)).toBe(false);
  });

  it("a network that the settings allow → also by http, and nothing beside it", () => {
    const allowed = networksOf("10.1.0.0/16, fd12::/16");
    for (const address of ["10.1.2.3", "::ffff:10.1.2.3", "fd12::9"])
      expect(mayReach(address, false, allowed)).toBe(true);
    for (const address of ["10.2.0.1", "fd13::9"])
      expect(mayReach(address, true, allowed)).toBe(false);
  });

  it.each(["10.0.0.0", "10.0.0.0/33", "example.com/8", "10.0.0.0/-1"])(
    "%s → a sentence that says so",
    (text) => {
      expect(() => networksOf(text)).toThrow(`${text} is no network`);
    },
  );
});
