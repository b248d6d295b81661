import { connect, type Socket } from "node:net";

interface RawConnection {
  socket: Socket;
  /** Everything the server has said so far. */
  answer: () => string;
  /** Resolves to all of it when the server has hung up. */
  closed: Promise<string>;
}

/** A connection on which a test may say anything, HTTP or not. */
export function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(Number(port), hostname);
    socket.on("data", (chunk) => {
      text += chunk;
    });
    socket.once("error", reject);
    const closed = new Promise<string>((ended) => socket.once("close", () => ended(text)));
    socket.once("connect", () => resolve({ socket, answer: () => text, closed }));
  });
}

/** Says all of it at once and returns the whole answer, once the server hangs up. */
export async function say(url: string, ...parts: (string | Buffer)[]): Promise<string> {
  const { socket, closed } = await openConnection(url);
  /** A server that refuses early may hang up while we still talk. */
  socket.on("error", () => {});
  for (const part of parts) socket.write(part);
  return closed;
}

/** The statuses of the answers in a text, in order. */
export const statusesIn = (text: string) =>
  [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** A request written out by hand; it asks the server to hang up unless told otherwise. */
export function requestText(line: string, headers: Record<string, string> = {}, body = ""): string {
  const all = { host: "localhost", connection: "close", ...headers };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}
