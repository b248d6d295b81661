import { runCertificate } from "./run.ts";

// Who reads the list may go away before its end (`| head`); the certificates are issued all the same.
process.stdout.on("error", () => {});

process.exitCode = await runCertificate(process.argv.slice(2), process.env, process);
