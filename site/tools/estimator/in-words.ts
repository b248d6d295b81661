import { type Decimal, euros, grouped, rupeesInShort, times, ZERO } from "./decimal.ts";
import { type Amount, BASES, type Basis, type Estimate, type Order } from "./estimate.ts";

/** "€408.50 (about ₹40,900)"; the rupees only with a rate. */
export function moneyInWords(amount: Decimal, rate: Decimal): string {
  const rupees = rate.units > 0n ? ` (${rupeesInShort(times(amount, rate))})` : "";
  return `${euros(amount)}${rupees}`;
}

/** "Screws and bolts, CN 7318 15, made in 2026". */
export const goodsInWords = ({ goods: { name, code } }: Order, { year }: Estimate) =>
  `${name && `${name}, `}CN ${code}, made in ${year}`;

/** "default values: 4.962 certificates and €408.48 per t, €40,848.00 for 100 t a year; own data: …". */
export const costInWords = (order: Order, cost: Estimate) =>
  BASES.flatMap((basis) => basisInWords(basis, order, cost) ?? []).join("; ");

function basisInWords(basis: Basis, order: Order, cost: Estimate): string | undefined {
  const amount = cost[basis];
  if (!amount) return undefined;
  const name = basis === "default" ? "default values" : "own data";
  const each = `${moneyInWords(amount.perUnit, order.rate)} per ${order.goods.sector.unit}`;
  const ofYear = yearInWords(amount, order, cost);
  return `${name}: ${grouped(amount.covered)} certificates and ${each}${ofYear}`;
}

function yearInWords({ due }: Amount, { goods, rate }: Order, { isExempt }: Estimate): string {
  if (goods.quantity.units === 0n) return "";
  const exempt = isExempt ? "exempt, otherwise " : "";
  const quantity = `${grouped(goods.quantity)} ${goods.sector.unit}`;
  return `, ${exempt}${moneyInWords(due, rate)} for ${quantity} a year`;
}

type Message = { greeting: string; intro: string; asks: string[]; close: string };

/** Without rupees: the buyer pays in euros. */
export function buyerMessage(words: Message, order: Order, cost: Estimate, link: string): string {
  const inEuros = costInWords({ ...order, rate: ZERO }, cost);
  const figures = `${words.intro} ${goodsInWords(order, cost)}: ${inEuros}. ${link}`;
  const asks = words.asks.map((ask, index) => `${index + 1}. ${ask}`).join("\n");
  return [words.greeting, figures, asks, words.close].join("\n\n");
}
