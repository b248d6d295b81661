import type { Order } from "./cost.ts";
import { type Decimal, euros, rupeesInShort, shown, times, ZERO } from "./decimal.ts";
import { BASES, type Estimate } from "./estimate.ts";

/** "€408.50 (about ₹40,900)"; the rupees only with a rate. */
export const moneyInWords = (amount: Decimal, rate: Decimal) =>
  `${euros(amount)}${rate.units > 0n ? ` (${rupeesInShort(times(amount, rate))})` : ""}`;

/** "Screws and bolts, CN 7318 15, made in 2026". */
export const goodsInWords = ({ goods: { name, code } }: Order, { year }: Estimate) =>
  `${name && `${name}, `}CN ${code}, made in ${year}`;

/** "default values: 4.962 certificates and €408.48 per t, €40,848.00 for 100 t a year; own data: …". */
export function costInWords({ goods, rate }: Order, cost: Estimate): string {
  const { unit } = goods.sector;
  const parts = BASES.flatMap((basis) => {
    const amount = cost[basis];
    if (!amount) return [];
    const { covered, perUnit, due } = amount;
    const owed = `${cost.isExempt ? "exempt, otherwise " : ""}${moneyInWords(due, rate)}`;
    const year =
      goods.quantity.units > 0n ? `, ${owed} for ${shown(goods.quantity)} ${unit} a year` : "";
    const name = basis === "default" ? "default values" : "own data";
    return `${name}: ${shown(covered)} certificates and ${moneyInWords(perUnit, rate)} per ${unit}${year}`;
  });
  return parts.join("; ");
}

type Message = { greeting: string; intro: string; asks: string[]; close: string };

export function buyerMessage(words: Message, order: Order, cost: Estimate, link: string): string {
  const { greeting, intro, asks, close } = words;
  const figures = `${intro} ${goodsInWords(order, cost)}: ${costInWords({ ...order, rate: ZERO }, cost)}. ${link}`;
  return [
    greeting,
    figures,
    asks.map((ask, index) => `${index + 1}. ${ask}`).join("\n"),
    close,
  ].join("\n\n");
}
