import { expect, it } from "vitest";
import { SEND_FORM_PATH } from "../../contract/forms.ts";
import { eventually } from "./harness/eventually.ts";
import { fixtureSite, temporaryFolder } from "./harness/folders.ts";
import { readInbox, startServerProcess } from "./harness/process.ts";
import { openConnection } from "./harness/raw.ts";
import { hiddenIds, INQUIRY } from "./harness/service.ts";

const BODY = new URLSearchParams({ ...INQUIRY, ...hiddenIds("contact") }).toString();
const HEAD = [
  `POST ${SEND_FORM_PATH} HTTP/1.1`,
  "host: localhost",
  "content-type: application/x-www-form-urlencoded",
  `content-length: ${BODY.length}`,
].join("\r\n");

const settings = () => ({ DATA_DIR: temporaryFolder(), BUILD_DIR: fixtureSite() });

it("SIGTERM while a form is on its way → it is stored and answered, idle visitors do not delay the end", async () => {
  const stores = settings();
  const server = await startServerProcess(stores);
  await openConnection(server.url);
  const half = await openConnection(server.url);
  half.socket.write(`${HEAD}\r\n\r\n${BODY.slice(0, 40)}`);
  const other = await openConnection(server.url);
  other.socket.write("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  await eventually(() => other.answer().includes("alive"));
  const asking = await openConnection(server.url);
  asking.socket.write("GET /readyz HTTP/1.1\r\nhost: localhost\r\n");

  server.child.kill("SIGTERM");
  await eventually(() => server.output().includes("closing"));
  await eventually(() =>
    fetch(`${server.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  asking.socket.write("\r\n");
  expect(await asking.closed).toMatch(/^HTTP\/1\.1 503 [\s\S]*The server is closing\./);
  half.socket.write(BODY.slice(40));
  await half.closed;
  expect(half.answer()).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(half.answer()).toMatch(/connection: close/i);
  expect(await server.exited).toEqual({ code: 0, signal: null });
  expect(server.output()).not.toContain("were cut");
  expect((await readInbox(stores, "export", "--csv", "-")).out).toContain("We export fasteners");
});

it("a wrong setting → the server does not start and says why in a sentence", async () => {
  const started = startServerProcess({ ...settings(), PORT: "eighty", SMTP_URL: "mail.example" });
  await expect(started).rejects.toThrow("PORT must be a whole number from 0 to 65535");
});
