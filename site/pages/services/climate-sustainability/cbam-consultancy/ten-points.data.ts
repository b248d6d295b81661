import { checklist } from "../../../../content/checklist.ts";

export const points = checklist().items.map(({ title }) => title);
