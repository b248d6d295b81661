import { expect, test } from "vitest";
import { leadOf, leadOfRule } from "./team.ts";

test("a topic → who leads it, else who leads its service, else the first of the team", () => {
  expect(leadOf("cbam-consultancy")?.slug).toBe("bruno-tide");
  expect(leadOf("course")?.slug).toBe("dev-lantern");
  expect(leadOf("obligations")?.slug).toBe("esperanza");
  expect(leadOf("other")?.slug).toBe("ada-quill");
});

test("a rule → who leads on it, else the first of the team", () => {
  expect(leadOfRule("kettle-code")?.slug).toBe("dev-lantern");
  expect(leadOfRule("a-new-rule")?.slug).toBe("ada-quill");
});
