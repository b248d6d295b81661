import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { expect } from "./test.ts";

/** A real SMTP server that keeps what it gets. */
export async function startMailSink() {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS", "AUTH"],
    disableReverseLookup: true,
    closeTimeout: 50,
    async onData(stream, _session, done) {
      received.push(await PostalMime.parse(await buffer(stream)));
      done();
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  const to = (address: string) =>
    received.filter((mail) => mail.to?.some((one) => one.address === address));
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    to,
    /** The newest mail to an address, once there are so many. */
    async newest(address: string, count = 1): Promise<Email> {
      // A reply waits ten seconds for an undo before it goes out.
      await expect.poll(() => to(address).length).toBe(count);
      return to(address).at(-1) as Email;
    },
    /** The mail to an address whose subject begins like this, once it has come. */
    async about(address: string, subject: string): Promise<Email> {
      const found = () => to(address).find((mail) => mail.subject?.startsWith(subject));
      await expect.poll(() => found()?.subject).toContain(subject);
      return found() as Email;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
