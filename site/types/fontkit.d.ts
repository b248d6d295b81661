/** The little of fontkit that monograms, share cards and the check of letters use; the package brings no types of its own. */
declare module "fontkit" {
  type Command = { command: string; args: number[] };
  type Glyph = { path: { commands: Command[] } };
  export type Font = {
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    characterSet: number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: { xAdvance: number }[] };
  };
  export function create(file: Uint8Array): Font;
}
