import { spawn } from "node:child_process";
import { connect, type Socket } from "node:net";
import { HONEYPOT_FIELD, OWN_IDS, SEND_FORM_PATH, SUBMISSION_ID_FIELD } from "../contract/forms.ts";

export const MESSAGE =
  "We export fasteners (HS 7318) and castings. What do our buyers need by September 2027? ".repeat(4);

interface BenchServer {
  /** Sends one inquiry; rejects unless it is accepted. */
  submit(number: string): Promise<void>;
  stop(): Promise<void>;
}

/** The server as `npm start` runs it, in a process of its own, and connections kept open to it. */
export async function startServer(settings: Record<string, string>, visitors: number): Promise<BenchServer> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "silent",
      SMTP_URL: "smtp://127.0.0.1:9",
      RATE_LIMIT_PER_MINUTE: "0",
      RATE_LIMIT_GLOBAL_PER_MINUTE: "0",
      ADDRESSES_PER_HOUR: "0",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const address = await new Promise<URL>((resolve, reject) => {
    let text = "";
    child.once("exit", () => reject(new Error("The server did not start.")));
    child.stdout.on("data", (chunk) => {
      text += chunk;
      const found = /^ {2}(http:\/\/\S+)$/m.exec(text)?.[1];
      if (found) resolve(new URL(found));
    });
  });
  const lines = Array.from({ length: visitors }, () => openLine(address));
  return {
    async submit(number) {
      const line = lines.pop() ?? openLine(address);
      try {
        const status = await line.ask(inquiry(number));
        if (status !== 200) throw new Error(`Answered ${status}`);
      } finally {
        lines.push(line);
      }
    },
    stop: () =>
      new Promise<void>((resolve) => {
        for (const line of lines) line.close();
        child.removeAllListeners("exit").once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

const BOUNDARY = "----WebKitFormBoundary7MA4YWxkTrZu0gWx";

/** What the site's form sends with the EmailJS SDK, written out: the visitors must cost less than the server. */
function inquiry(number: string): string {
  const fields = {
    name: "Asha Rao",
    email: `visitor-${number}@steelworks.example`,
    company: "Steelworks",
    service: "cbam-consultancy",
    message: MESSAGE,
    [HONEYPOT_FIELD]: "",
    [SUBMISSION_ID_FIELD]: `bench-intake-${number}`,
    lib_version: "4.4.1",
    service_id: OWN_IDS.serviceId,
    template_id: OWN_IDS.contactTemplateId,
    user_id: OWN_IDS.publicKey,
  };
  let body = "";
  for (const [name, value] of Object.entries(fields)) {
    body += `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  }
  body += `--${BOUNDARY}--\r\n`;
  return `POST ${SEND_FORM_PATH} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=${BOUNDARY}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

/** One kept-alive connection that carries one request at a time. */
function openLine(address: URL) {
  const socket: Socket = connect(Number(address.port), address.hostname);
  socket.setNoDelay(true).setEncoding("latin1");
  let answer = "";
  let settle: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  const fail = () => settle?.reject(new Error("The server hung up."));
  socket.on("error", fail).on("close", fail);
  socket.on("data", (chunk: string) => {
    answer += chunk;
    const end = answer.indexOf("\r\n\r\n");
    const length = /content-length: (\d+)/i.exec(answer)?.[1];
    if (end < 0 || answer.length < end + 4 + Number(length)) return;
    settle?.resolve(Number(answer.slice(9, 12)));
    answer = "";
  });
  return {
    ask: (text: string) =>
      new Promise<number>((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(text);
      }),
    close: () => socket.destroy(),
  };
}
