import { services } from "../../content/services.ts";
import { page } from "./read-page.ts";

export const copy = { ...page, practices: { label: page.practices.label } };

export const practices = services().map(({ id, title, actions }) => ({ id, title, actions }));
