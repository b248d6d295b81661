import { cbamPage } from "./page.ts";

export const copy = cbamPage().popup;
