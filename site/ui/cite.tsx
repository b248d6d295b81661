import { citation } from "../outputs/rules/rule-file.ts";

/** A sentence to cite something by, selected with one click. */
export const Cite = (cited: Parameters<typeof citation>[0]) => (
  <span className="wrap-anywhere select-all">{citation(cited)}</span>
);
