import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

const SWEEP_EVERY = 100;
const GRACE_FOR_SILENT = 1_000;

export type Closing = { hasBegun: boolean };

/** Each answer asks its client to end the connection: one kept alive would delay the end until it is cut. */
export function finishConnectionsOnClose(app: FastifyInstance, closing: Closing): void {
  const sockets = new Set<Socket>();

  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });

  app.addHook("preClose", async () => {
    closing.hasBegun = true;
    const startedAt = performance.now();
    const sweep = setInterval(() => {
      app.server.closeIdleConnections();
      /** Browsers open connections ahead of need; Node does not count one that never spoke as idle. */
      if (performance.now() - startedAt < GRACE_FOR_SILENT) return;
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, SWEEP_EVERY);
    app.server.once("close", () => clearInterval(sweep));
    sweep.unref();
  });

  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing.hasBegun) reply.header("connection", "close");
    done();
  });
}
