import { expect, it } from "vitest";
import { FILL_TIME_FIELD, HONEYPOT_FIELD } from "../../contract/forms.ts";
import type { Submitted } from "../../contract/schema.ts";
import { suspicions } from "./suspicions.ts";

const PLAIN =
  "We export fasteners; see https://steelworks.example for our plants. What do our buyers need?";
const ADVERT = "https://a.example https://b.example https://c.example";

/** Without a hidden field or a time means a sender that leaves them out. */
function reasonsFor(
  words: Record<string, string>,
  unseen: Record<string, string>,
  kind = "contact",
) {
  const fields = {
    name: "Asha Rao",
    email: "asha@a.example",
    message: PLAIN,
    company: "",
    ...words,
  };
  return suspicions({ kind, fields } as unknown as Submitted, new Map(Object.entries(unseen)), 500);
}

const PAGE = { [HONEYPOT_FIELD]: "" };
const TYPED = { ...PAGE, [FILL_TIME_FIELD]: "41250" };

it.each([
  ["typed with scripts", {}, TYPED, []],
  ["typed without scripts", {}, PAGE, []],
  [
    "with two links, without scripts",
    { message: `${PLAIN} And www.steelworks.example/eu` },
    PAGE,
    [],
  ],
  ["typed, with a link as company and one more", { company: "www.steelworks.example" }, TYPED, []],
  ["with many links, but typed", { message: ADVERT }, TYPED, []],
  ["with many links, without scripts", { message: ADVERT }, PAGE, ["content"]],
  [
    "with a link as a name, without scripts",
    { name: "Win at www.a.example" },
    PAGE,
    ["content", "advert"],
  ],
  ["typed, with an advertisement", { message: "Online casino with free spins" }, TYPED, ["advert"]],
  [
    "with a forum's markup, without scripts",
    { message: "[url=https://a.example]pills[/url]" },
    PAGE,
    ["content"],
  ],
  [
    "with markup and many links, at any speed",
    { message: `<a href=x> ${ADVERT}` },
    TYPED,
    ["content"],
  ],
  ["without hidden field and time", { message: "What do our buyers need?" }, {}, []],
  ["without hidden field and time, with a link", {}, {}, ["content"]],
  ["with the hidden field filled in", {}, { [HONEYPOT_FIELD]: "x" }, ["honeypot"]],
  ["faster than hands", {}, { ...PAGE, [FILL_TIME_FIELD]: "12" }, ["too-fast"]],
])("an inquiry %s → %j %j %j", (_name, words, unseen, reasons) => {
  expect(reasonsFor(words as Record<string, string>, unseen as Record<string, string>)).toEqual(
    reasons,
  );
});

it("a request for a list, whose form has no hidden field → is not suspected for lack of one", () => {
  expect(reasonsFor({ message: "" }, {}, "newsletter")).toEqual([]);
});
