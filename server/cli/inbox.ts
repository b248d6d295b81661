import { loadEnvFile } from "../config.ts";
import { runInbox } from "./run.ts";

/** `inbox list | head` closes the pipe early; that is no failure. */
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

loadEnvFile();
process.exitCode = await runInbox(process.argv.slice(2), process.env, process.stdout, process.stderr);
