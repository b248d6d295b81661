import { type Decimal, euros, grouped } from "./decimal.ts";
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
export function stepsOf(terms: Terms): Step[] {
  const amounts = terms.goods.quantity.units > 0n ? quantitySteps(terms) : [unitStep(terms)];
  return [...emissionSteps(terms), ...amounts];
}

function emissionSteps({ goods, amount, basis, deducted, correction }: Terms): Step[] {
  const { given, markUp, emissions, benchmark, free, covered } = amount;
  const each = (value: Decimal) => `${grouped(value)} t CO₂e per ${goods.sector.unit}`;
  const rest = covered.units === 0n ? ", not below zero" : "";
  const first: Step =
    basis === "default"
      ? [
          "Emissions with mark-up",
          `${grouped(given)} × (100% + ${grouped(markUp)}%)`,
          each(emissions),
        ]
      : ["Emissions", "as verified", each(emissions)];
  return [
    first,
    [
      "Deducted",
      `${grouped(deducted)}% × ${grouped(correction)} × ${grouped(benchmark)}`,
      each(free),
    ],
    ["To be covered", `${grouped(emissions)} − ${grouped(free)}${rest}`, each(covered)],
  ];
}

function quantitySteps({ goods, amount, basis, price }: Terms): Step[] {
  const { covered, certificates, cost, due } = amount;
  const quantity = `${grouped(goods.quantity)} ${goods.sector.unit}`;
  const steps: Step[] = [
    ["Certificates", `${quantity} × ${grouped(covered)}`, grouped(certificates)],
    ["Cost", `${grouped(certificates)} × ${euros(price)}`, euros(cost)],
  ];
  if (isPaid(basis, goods)) {
    const less = `${euros(cost)} − ${quantity} × ${euros(goods.paid)}`;
    steps.push(["Less carbon price paid", less, euros(due)]);
  }
  return steps;
}

function unitStep({ goods, amount, basis, price }: Terms): Step {
  const paid = isPaid(basis, goods) ? ` − ${euros(goods.paid)}` : "";
  const sum = `${grouped(amount.covered)} × ${euros(price)}${paid}`;
  return [`Cost of one ${goods.sector.unit}`, sum, euros(amount.perUnit)];
}

const isPaid = (basis: Basis, { paid }: Pick<Goods, "paid">) =>
  basis === "actual" && paid.units > 0n;
