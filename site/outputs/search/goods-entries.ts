import { cbamAnnex } from "../../content/records/annex.ts";
import { href } from "../../paths.ts";
import { digitsOf, namedIn } from "../../tools/cn-codes/code.ts";
import { verdictOf } from "../../tools/cn-codes/verdict.ts";
import type { Entry } from "./entry.ts";

/** Search entries of goods: those that CBAM may cover open the estimator, the others the CN-code checker. */
export function goodsEntries(): Entry[] {
  const { annex } = cbamAnnex();
  return namedIn(annex).map(({ code, name, words = [] }) => {
    const digits = digitsOf(code);
    const isOutside = verdictOf(digits, annex).kind === "outside";
    return {
      kind: "page",
      url: isOutside
        ? `${href("/tools/cn-codes")}?q=${digits}`
        : `${href("/tools/cbam-estimator")}?code=${digits}`,
      title: `${name}, CN ${code}`,
      also: words,
      text: isOutside ? "Not covered by CBAM today." : "What CBAM costs on it: the estimator.",
    };
  });
}
