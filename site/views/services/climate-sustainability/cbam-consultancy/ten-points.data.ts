import { firm } from "../../../../content/read.ts";
import { readChecklist } from "../../../../downloads/checklist.ts";

export const points = readChecklist(firm()).items.map(({ title }) => title);
