import { expect, it } from "vitest";
import { temporaryFolder } from "../server/harness/folders.ts";
import { gradeVisit } from "../server/harness/observatory.ts";
import { startTestService } from "../server/harness/service.ts";
import { client, filesEndingIn, pages } from "./pages.ts";

/** 100, and 10 for the policy, 5 for referrers, 5 for framing, 10 for CORP. */
const FULL = 130;

it("every page of the build and each kind of file that a browser may show → A+ with every bonus that headers can earn", async () => {
  const service = await startTestService({ DATA_DIR: temporaryFolder(), BUILD_DIR: client });
  const visit = async (path: string) => {
    const answer = await fetch(service.url + path);
    const html = answer.headers.get("content-type")?.startsWith("text/html")
      ? await answer.text()
      : "";
    const { score, findings } = gradeVisit({
      headers: answer.headers,
      html,
      fromElsewhere: answer.headers,
    });
    return { status: answer.status, score, findings };
  };
  for (const { path, isNotFound } of pages) {
    const { status, score, findings } = await visit(path);
    expect([path, status, score, findings]).toEqual([path, isNotFound ? 404 : 200, FULL, findings]);
  }
  const endings = [".svg", ".pdf", ".xml", ".txt", ".json", ".webmanifest"];
  const files = endings.flatMap((ending) => filesEndingIn(ending).slice(0, 1));
  expect(files).toHaveLength(endings.length);
  for (const file of files) {
    const { status, score, findings } = await visit(`/${file}`);
    expect([file, status, score, findings]).toEqual([file, 200, FULL, findings]);
  }
});
