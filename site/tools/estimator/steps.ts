import { type Decimal, euros, shown } from "./decimal.ts";
import type { Amount, Basis, Goods } from "./estimate.ts";

export type Step = { name: string; sum: string; result: string };

type Terms = {
  goods: Goods;
  amount: Amount;
  basis: Basis;
  deducted: Decimal;
  correction: Decimal;
  price: Decimal;
};

/** The formula for one good with its numbers; the last step only if a carbon price was paid. */
export function stepsOf({ goods, amount, basis, deducted, correction, price }: Terms): Step[] {
  const { unit } = goods.sector;
  const each = `t CO₂e per ${unit}`;
  const rest = amount.covered.units === 0n ? ", not below zero" : "";
  const isPaid = amount.paid.units > 0n;
  return [
    basis === "default"
      ? {
          name: "Emissions with mark-up",
          sum: `${shown(amount.given)} × (100% + ${shown(amount.markUp)}%)`,
          result: `${shown(amount.emissions)} ${each}`,
        }
      : { name: "Emissions", sum: "as verified", result: `${shown(amount.emissions)} ${each}` },
    {
      name: "Free allocation",
      sum: `${shown(deducted)}% × ${shown(correction)} × ${shown(amount.benchmark)}`,
      result: `${shown(amount.free)} ${each}`,
    },
    {
      name: "To be covered",
      sum: `${shown(amount.emissions)} − ${shown(amount.free)}${rest}`,
      result: `${shown(amount.covered)} ${each}`,
    },
    {
      name: "Certificates",
      sum: `${shown(goods.quantity)} ${unit} × ${shown(amount.covered)}`,
      result: shown(amount.certificates),
    },
    {
      name: "Cost",
      sum: `${shown(amount.certificates)} × ${euros(price)}`,
      result: euros(amount.cost),
    },
    ...(isPaid
      ? [
          {
            name: "Less carbon price paid",
            sum: `${euros(amount.cost)} − ${shown(goods.quantity)} ${unit} × ${euros(goods.paid)}`,
            result: euros(amount.due),
          },
        ]
      : []),
  ];
}
