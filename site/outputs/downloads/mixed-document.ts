import PDFDocument from "pdfkit";
import type { FontRun } from "./fonts.ts";

type TextOptions = PDFKit.Mixins.TextOptions;

type RunsOf = (text: string, own: string) => FontRun[];

/** What pdfkit tells nobody: the measures of the font in use. */
type Inner = { _font: { ascender: number }; _fontSize: number };

/** Runs that are aligned at the right would each be so by itself: the chosen font alone then. */
const withoutOthers = (runs: FontRun[], own: string): FontRun => ({
  font: own,
  text: runs
    .filter(({ font }) => font === own)
    .map(({ text }) => text)
    .join(""),
});

/** A PDF in which a text goes on in another font where the chosen one lacks its letters. */
export class MixedDocument extends PDFDocument {
  // Set while the constructor of PDFDocument runs, before fields of this class would be.
  declare private own: string;
  declare private cut: RunsOf | undefined;

  useRuns(cut: RunsOf): void {
    this.cut = cut;
  }

  override font(name: string): this {
    this.own = name;
    return super.font(name);
  }

  override text(text: string, x?: number | TextOptions, y?: number, options?: TextOptions): this {
    const own = this.own;
    const given = typeof x === "object" ? x : (options ?? {});
    const runs = this.runsOf(text);
    const isAligned = given.align !== undefined && given.align !== "left";
    const shown = isAligned && runs.length > 1 ? [withoutOthers(runs, own)] : runs;
    // All on the base line of the chosen font.
    const { _font: font, _fontSize: size } = this as unknown as Inner;
    const baseline = (-font.ascender / 1000) * size;
    for (const [index, run] of shown.entries()) {
      const continued = index < shown.length - 1 || given.continued === true;
      const look = { ...given, continued, ...(run.font !== own && { baseline }) };
      this.font(run.font);
      if (index === 0 && typeof x === "number") super.text(run.text, x, y, look);
      else super.text(run.text, look);
    }
    return this.font(own);
  }

  override widthOfString(text: string, options?: TextOptions): number {
    const own = this.own;
    const width = this.runsOf(text).reduce((sum, run) => {
      super.font(run.font);
      return sum + super.widthOfString(run.text, options);
    }, 0);
    super.font(own);
    return width;
  }

  private runsOf(text: string): FontRun[] {
    return this.cut ? this.cut(text, this.own) : [{ font: this.own, text }];
  }
}
