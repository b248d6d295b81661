/** The little of fontkit that monograms and share cards use; the package brings no types of its own. */
declare module "fontkit" {
  type Command = { command: string; args: number[] };
  type Glyph = { path: { commands: Command[] } };
  type Run = { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): Run;
  };
  export function create(file: Uint8Array): Font;
}
