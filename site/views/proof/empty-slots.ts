import { firm } from "../../content/reader/read.ts";
import { proofCopy } from "./copy.ts";

/** The slots that the firm has not filled yet. */
export function emptySlots(): Array<{ file: string; field: string }> {
  const { registration, offices } = firm();
  const { quote, credentials } = proofCopy();
  const slots = [
    { file: "content/firm.yaml", field: "registration", value: registration },
    ...offices.map(({ address }, index) => ({
      file: "content/firm.yaml",
      field: `offices.${index}.address`,
      value: address,
    })),
    { file: "content/pages/proof.yaml", field: "quote", value: quote },
    { file: "content/pages/proof.yaml", field: "credentials.items", value: credentials.items[0] },
  ];
  return slots.filter(({ value }) => value === undefined).map(({ file, field }) => ({ file, field }));
}
