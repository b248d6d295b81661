import { escapeHtml } from "../../contract/html.ts";

/** Markup that is already safe to print. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
  toString() {
    return this.markup;
  }
}

type Printable = string | number | Html | undefined | false | Printable[];

/** Escapes every value in the template, unless this tag made it; undefined and false print nothing. */
export const html = (parts: TemplateStringsArray, ...values: Printable[]): Html =>
  new Html(parts.reduce((whole, part, index) => whole + print(values[index - 1]) + part));

function print(value: Printable): string {
  if (value === undefined || value === false) return "";
  if (Array.isArray(value)) return value.map(print).join("");
  return value instanceof Html ? value.markup : escapeHtml(String(value));
}
