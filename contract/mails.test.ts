import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FIXTURE_CONTENT, temporaryFolder } from "../tests/server/harness/folders.ts";
import { fillIn } from "./firm.ts";
import { mailWords } from "./mails.ts";

const REPLY = "You did not write to us?";

/** A folder build/ with releases, each of which was made from the content beside it. */
function releases() {
  const build = temporaryFolder();
  const client = join(build, "client");
  const publish = (name: string, mails: string | undefined) => {
    for (const folder of ["releases", "contents"])
      mkdirSync(join(build, folder, name), { recursive: true });
    if (mails) writeFileSync(join(build, "contents", name, "mails.yaml"), mails);
    rmSync(client, { force: true });
    symlinkSync(join(build, "releases", name), client);
  };
  return { client, publish };
}

it("words published → used from the next mail on; a file that is missing or has a mistake stops no mail", () => {
  const mails = readFileSync(join(FIXTURE_CONTENT, "mails.yaml"), "utf8");
  const content = temporaryFolder();
  cpSync(FIXTURE_CONTENT, content, { recursive: true });
  writeFileSync(join(content, "mails.yaml"), mails.replaceAll(REPLY, "Saved and not published?"));
  const { client, publish } = releases();
  publish("1", mails);
  const words = mailWords(client, content);
  expect(words().reply.notMe).toBe(REPLY);
  publish("2", mails.replaceAll(REPLY, "Never wrote to {firm}?"));
  expect(words().reply.notMe).toBe("Never wrote to {firm}?");
  publish("3", mails.replace("{promise}", "{promises}"));
  expect(words().reply.notMe).toBe("Never wrote to {firm}?");
  publish("4", undefined);
  expect(words().reply.notMe).toBe(REPLY);
});

it("what is filled in names something in braces itself → stays as it is", () => {
  expect(fillIn("{name}, call {phone} or {constructor}", { name: "{phone}", phone: "1" })).toBe(
    "{phone}, call 1 or {constructor}",
  );
});
