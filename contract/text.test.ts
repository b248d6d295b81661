import { describe, expect, it } from "vitest";
import { cleanLine, cleanLines, withoutUnseen } from "./text.ts";

describe("one line", () => {
  it("spelt with joiners or chosen variants → kept as it is spelt", () => {
    for (const spelt of [
      "അവന്\u200d",
      "ಅರ್\u200cಗ",
      "می\u200cخواهم",
      "क्\u200dष",
      "葛\u{e0100}",
      "❤\ufe0f",
    ]) {
      expect(cleanLine(spelt)).toBe(spelt);
    }
  });

  it("with joiners, variants or tags that spell nothing → without them", () => {
    expect(cleanLine("a\u200db\u200c c\ufe0f\ufe0f")).toBe("ab c\ufe0f");
    expect(cleanLine("क्\u200d\u200d\u200dष")).toBe("क्\u200dष");
    expect(cleanLine("Asha\u{e0041}\u{e0042}")).toBe("Asha");
  });

  it("turned around by direction marks → reads as it is written", () => {
    expect(cleanLine("\u202egnp.exe\u202c")).toBe("gnp.exe");
  });
});

it("several lines → direction marks stay, since they order the words", () => {
  expect(cleanLines("\u2067שלום\u2069 (hello)")).toBe("\u2067שלום\u2069 (hello)");
});

it("half a character → the sign for one that was lost", () => {
  expect(cleanLine("a\ud83c")).toBe("a\ufffd");
});

it("a header → nothing unseen at all", () => {
  expect(withoutUnseen("അവന്\u200d ❤\ufe0f")).toBe("അവന് ❤");
});
