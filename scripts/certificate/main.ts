import { runCertificate } from "./run.ts";

// A program that reads the output may end first (`| head`); the certificates are issued all the same.
process.stdout.on("error", () => {});

process.exitCode = await runCertificate(process.argv.slice(2), process.env, process);
