import { banner } from "./banner.ts";
import { envFileWarning, explainStart, loadEnvFile, readConfig } from "./config.ts";
import { type Service, startService } from "./service.ts";

try {
  loadEnvFile();
  const config = readConfig();
  const service = await startService(config);
  process.on("unhandledRejection", (err) => {
    service.app.log.error({ err }, "a rejected promise was not handled; the server goes on");
  });
  closeOnSignal(service);
  refreshOnSignal(service);
  process.stdout.write(banner(config, service, envFileWarning()));
} catch (error) {
  process.stderr.write(`The server did not start.\n${explainStart(error, "PORT")}\n`);
  process.exit(1);
}

function closeOnSignal(service: Service): void {
  let isClosing = false;
  const close = async (signal: string) => {
    if (isClosing) process.exit(1);
    isClosing = true;
    service.app.log.info({ signal }, "closing: what is under way will be finished");
    try {
      await service.close();
      process.exit(0);
    } catch (err) {
      service.app.log.error({ err }, "closing failed");
      process.exit(1);
    }
  };
  process.on("SIGTERM", close);
  process.on("SIGINT", close);
}

/** SIGHUP makes the server read the build again, except at a terminal: there it means that the window was closed. */
function refreshOnSignal(service: Service): void {
  if (!process.stdout.isTTY) process.on("SIGHUP", service.refreshSite);
}
