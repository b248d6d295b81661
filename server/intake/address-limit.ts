import { networkOf, siteOf } from "./limiter.ts";

const HOUR = 60 * 60 * 1000;
const MOST_NETWORKS = 20_000;
/** As with the limits of forms: a /48 may be one customer or a campus. */
const HOUSEHOLDS_IN_A_SITE = 10;

/**
 * Whose mailboxes one network has entered within the hour, so that nobody mails any number of strangers with our forms.
 * It is held in memory alone: who sent a form is not recorded. 0 is no limit.
 */
export function createAddressLimit(perHour: number) {
  const networks = new Map<string, Map<string, number>>();

  function isAllowed(network: string, most: number, mailbox: string, now: number): boolean {
    const known = networks.get(network) ?? new Map<string, number>();
    networks.delete(network);
    networks.set(network, known);
    for (const [one, at] of known) if (at <= now - HOUR) known.delete(one);
    if (!known.has(mailbox) && known.size >= most) return false;
    known.set(mailbox, now);
    return true;
  }

  return (address: string, mailbox: string, now = performance.now()): boolean => {
    if (perHour === 0) return true;
    const site = siteOf(address);
    const isSiteAllowed = !site || isAllowed(site, perHour * HOUSEHOLDS_IN_A_SITE, mailbox, now);
    const allowed = isSiteAllowed && isAllowed(networkOf(address), perHour, mailbox, now);
    for (const oldest of networks.keys()) {
      if (networks.size <= MOST_NETWORKS) break;
      networks.delete(oldest);
    }
    return allowed;
  };
}
