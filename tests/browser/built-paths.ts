import { readdirSync } from "node:fs";
import path from "node:path";
import { isOneOfAKind } from "../fixtures/one-of-a-kind.ts";

export const built = "build/fixtures/client";

/** The path of every built page that differs from the others by more than its words. */
export const builtPaths = readdirSync(built, { recursive: true, encoding: "utf8" })
  .filter((name) => path.basename(name) === "index.html")
  .map((name) => `/${path.dirname(name).replaceAll(path.sep, "/")}`.replace("/.", "/"))
  .filter(isOneOfAKind)
  .sort();
