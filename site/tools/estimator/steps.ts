import { type Decimal, euros, shown } from "./decimal.ts";
import type { Amount, Basis, Goods } from "./estimate.ts";

type Step = [name: string, sum: string, result: string];

type Terms = {
  goods: Pick<Goods, "sector" | "quantity" | "paid">;
  amount: Amount;
  basis: Basis;
  deducted: Decimal;
  correction: Decimal;
  price: Decimal;
};

/** The formula for one good with its numbers, or for one unit where no quantity is known. */
export function stepsOf({ goods, amount, basis, deducted, correction, price }: Terms): Step[] {
  const { unit } = goods.sector;
  const { given, markUp, emissions, benchmark, free, covered, certificates, cost, perUnit } =
    amount;
  const each = (value: Decimal) => `${shown(value)} t CO₂e per ${unit}`;
  const rest = covered.units === 0n ? ", not below zero" : "";
  const isPaid = basis === "actual" && goods.paid.units > 0n;
  const quantity = `${shown(goods.quantity)} ${unit}`;
  const lines: Step[] = [
    basis === "default"
      ? ["Emissions with mark-up", `${shown(given)} × (100% + ${shown(markUp)}%)`, each(emissions)]
      : ["Emissions", "as verified", each(emissions)],
    ["Deducted", `${shown(deducted)}% × ${shown(correction)} × ${shown(benchmark)}`, each(free)],
    ["To be covered", `${shown(emissions)} − ${shown(free)}${rest}`, each(covered)],
  ];
  if (goods.quantity.units > 0n) {
    lines.push(["Certificates", `${quantity} × ${shown(covered)}`, shown(certificates)]);
    lines.push(["Cost", `${shown(certificates)} × ${euros(price)}`, euros(cost)]);
    if (isPaid)
      lines.push([
        "Less carbon price paid",
        `${euros(cost)} − ${quantity} × ${euros(goods.paid)}`,
        euros(amount.due),
      ]);
  } else {
    const paid = isPaid ? ` − ${euros(goods.paid)}` : "";
    lines.push([
      `Cost of one ${unit}`,
      `${shown(covered)} × ${euros(price)}${paid}`,
      euros(perUnit),
    ]);
  }
  return lines;
}
