import { existsSync } from "node:fs";
import type { Config } from "@react-router/dev/config";
import { finishBuild } from "./site/engine/finish.ts";
import { prerenderPaths } from "./site/engine/paths.ts";

// The same settings as the server's; what the shell sets wins.
if (existsSync(".env")) process.loadEnvFile(".env");

export default {
  appDirectory: "site",
  buildDirectory: process.env.BUILD_ROOT ?? "build",
  ssr: false,
  routeDiscovery: { mode: "initial" },
  prerender: { paths: prerenderPaths, concurrency: 2 },
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
