import { createServer } from "node:net";

/**
 * A port nobody listens on, for programs that cannot choose one themselves: below those that the system hands out (from
 * 32768 on), so that nobody gets it in the meantime.
 */
export function freePort(): Promise<number> {
  const port = 20_000 + Math.floor(Math.random() * 12_000);
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(freePort()) : reject(error),
    );
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(port)));
  });
}
