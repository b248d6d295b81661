import { contactPage } from "./page.ts";

const { seo, hero, information, form } = contactPage();

export const copy = { seo, hero, information, form };
