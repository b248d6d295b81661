import { expect, it } from "vitest";
import { firm } from "../../content/reader/read.ts";
import { privacyPolicyCopy } from "./copy.ts";

it("the policy → names the person responsible and their mailbox, as content/firm.yaml has them", () => {
  const text = privacyPolicyCopy()
    .sections.map(({ html }) => html)
    .join("\n");
  expect(text).toContain(firm().privacyContact);
  expect(text).toContain(firm().privacyEmail);
});
