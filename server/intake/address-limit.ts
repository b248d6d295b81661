import { HOUR } from "../../contract/indian-time.ts";
import { limitsOf } from "./limiter.ts";

const MOST_NETWORKS = 20_000;

/**
 * Limits how many different mailboxes one network may enter within an hour, so that nobody mails any number of
 * strangers with our forms. It is in memory only: who sent a form is not recorded. 0 is no limit.
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
    const allowed = limitsOf(address, perHour).every(([network, most]) =>
      isAllowed(network, most, mailbox, now),
    );
    for (const oldest of networks.keys()) {
      if (networks.size <= MOST_NETWORKS) break;
      networks.delete(oldest);
    }
    return allowed;
  };
}
