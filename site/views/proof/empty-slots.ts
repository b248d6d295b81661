import { firm } from "../../content/reader/read.ts";
import { proofCopy } from "./copy.ts";

/** What visitors look for and only the firm can supply: pages show nothing of it while it is empty. */
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
