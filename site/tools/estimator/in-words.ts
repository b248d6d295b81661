import { euros } from "./decimal.ts";
import { BASES, type Estimate } from "./estimate.ts";

/** "actual values €1,200.00, default values €3,400.00"; a basis without a sum is left out. */
export function owedInWords({ owed }: Estimate): string {
  return BASES.flatMap((basis) => (owed[basis] ? `${basis} values ${euros(owed[basis])}` : [])).join(", ");
}
