import { ensureInstalled } from "./lib/install.mjs";
import { run } from "./lib/run.mjs";

await ensureInstalled();
process.exit(
  await run("react-router", ["dev", "--port", process.env.PORT ?? "3000"], {
    env: { NODE_ENV: "development" },
  }),
);
