import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { networksOf } from "./networks.ts";
import { post } from "./request.ts";

const allowed = networksOf("127.0.0.0/8");

/** Posts to a receiver that answers the first bytes it gets like this. */
async function postTo(answer: (socket: Socket) => void, timeoutMs = 60_000) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.once("data", () => answer(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return post(new URL(`http://127.0.0.1:${port}/`), {}, "{}", { allowed, timeoutMs });
}

const saying = (text: string) => (socket: Socket) => void socket.write(text);

const again = (text: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(text), 5);
  socket.on("close", () => clearInterval(timer));
};

it.each([
  [
    "an upgrade",
    saying("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
  ],
  ["the end of the connection", (socket: Socket) => void socket.destroy()],
  ["another protocol", saying("SSH-2.0-receiver\r\n")],
  ["headers without end", again(`HTTP/1.1 200 OK\r\na: ${"b".repeat(1_000)}\r\n`)],
])("%s instead of an answer → a failure at once", async (_what, answer) => {
  await expect(postTo(answer)).rejects.toThrow(/without an answer|hang up|Parse Error|ECONNRESET/);
});

it.each([
  ["silence", () => {}],
  ["hints without end", again("HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n")],
])("%s → a failure once its time is over", async (_what, answer) => {
  await expect(postTo(answer, 300)).rejects.toThrow("No answer within 0.3 seconds.");
});
