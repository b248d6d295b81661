import { runCertificate } from "./run.ts";

process.exitCode = await runCertificate(process.argv.slice(2), process.env, process);
