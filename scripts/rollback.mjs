import path from "node:path";
import { root } from "../contract/project.mjs";
import { putBack, releaseAt } from "../contract/releases.mjs";

// As with the build, another folder may be named: `npm run rollback -- build/other`.
const folder = path.resolve(root, process.argv[2] ?? "build");
if (releaseAt(folder, "previous")) {
  putBack(folder);
  console.log(`Live again: ${releaseAt(folder, "client")}. The same command goes forward again.`);
} else {
  console.error(
    "There is no release before this one, so nothing was changed: only one build has been made.",
  );
  process.exitCode = 1;
}
