import { faq } from "../../../../content/faq.ts";
import { ContentError } from "../../../../content/read.ts";
import { cbamPage } from "./page.ts";

const QUESTIONS = 6;
const items = faq().cbam ?? [];
if (items.length !== QUESTIONS) {
  throw new ContentError([
    { file: "content/faq/cbam.yaml", field: "items", reason: `needs ${QUESTIONS} questions` },
  ]);
}

export const copy = { ...cbamPage().faq, items };
