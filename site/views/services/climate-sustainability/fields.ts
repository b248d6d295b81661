import { z } from "zod";
import { link, picture, text } from "../../../content/fields.ts";

/** What the pages about one climate service have in common. */

const heroText = {
  eyebrow: text.describe("The page's name in menus and in its trail"),
  title: text,
  lede: text,
};

export const hero = z.strictObject(heroText);

export const pictureHero = z.strictObject({ ...heroText, picture, pictureAlt: text });

export const closing = z.strictObject({ title: text, text, action: link });

export const item = z.strictObject({ title: text, text });
