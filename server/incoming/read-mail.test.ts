import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it, onTestFinished } from "vitest";
import { eventually } from "../../tests/server/harness/eventually.ts";
import { createMailReading, EndedByMail, type ReadingLimits } from "./mail-reading.ts";
import { readHead, readMail } from "./read-mail.ts";

const PDF = Buffer.from("%PDF-1.7 the offer");
const read = (text: string, cutAt?: string) =>
  readMail(Buffer.from(text.replaceAll("\n", "\r\n"), "latin1"), cutAt);

const part = (name: string, bytes: Buffer, more = "") =>
  `--b\nContent-Type: application/octet-stream; name="${name}"\nContent-Disposition: attachment\nContent-Transfer-Encoding: base64\n${more}\n${bytes.toString("base64")}\n`;
const withParts = (...parts: string[]) =>
  `From: a@b.example\nContent-Type: multipart/mixed; boundary=b\n\n--b\n\nHere it is.\n${parts.join("")}--b--\n`;

describe("a mail as anybody may write it", () => {
  it("with files → PDF, Word, Excel and pictures are kept under safe names, each other is named as left out", async () => {
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    const { files, leftOut, parts } = await read(
      withParts(
        part("../../offer.exe", PDF),
        part("bomb.zip", Buffer.from("PK\x03\x04 nothing of an office")),
        part("long.pdf", large),
        part("<b>.html", Buffer.from("<script>alert(1)</script>")),
      ),
    );
    expect(parts).toEqual([{ text: "Here it is.", isFolded: false }]);
    expect(files).toEqual([{ name: "offer.pdf", content: PDF.toString("base64") }]);
    expect(leftOut).toEqual([
      expect.stringMatching(/^Attachment left out, no PDF.*: bomb\.zip$/),
      "Attachment left out, too large: long.pdf",
      expect.stringMatching(/: <b>\.html$/),
    ]);
  });

  it("with more files than anybody needs → twenty, and a sentence on the others", async () => {
    const { files, leftOut } = await read(
      withParts(...Array.from({ length: 40 }, (_, n) => part(`${n}.pdf`, PDF))),
    );
    expect([files.length, leftOut]).toEqual([20, ["20 more attachments were left out."]]);
  });

  it("in HTML alone → its words, and nothing that a browser would run", async () => {
    const html =
      "<style>p{}</style><p>Yes &amp; <b>no</b></p><script>alert(1)</script><img src=https://spy.example/x.png>";
    const { parts } = await read(`From: a@b.example\nContent-Type: text/html\n\n${html}`);
    expect(parts.map(({ text }) => text).join()).toBe("Yes & no");
  });

  it.each([
    ["an unknown encoding", "Content-Type: text/plain; charset=klingon"],
    ["a wrong date", "Date: Mon, 99 Foo 0000 99:99:99 +9999"],
    [
      "10,000 recipients",
      `To: ${Array.from({ length: 10_000 }, (_, n) => `r${n}@a.example`).join(",\n ")}`,
    ],
  ])("with %s → read all the same", async (_, header) => {
    const { parts, email } = await read(`From: A <a@b.example>\n${header}\n\nHello`);
    expect([parts, email]).toEqual([[{ text: "Hello", isFolded: false }], "a@b.example"]);
  });

  it("with headers that would break ours → no line break, no unseen character, and only ids of the right form", async () => {
    const word = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`;
    const mail = await read(
      `From: ${word("A\r\nBcc: all@x.example")} <a@b.example>\nSubject: ${word("Hi\0\r\nX: y")}\nMessage-ID: <a b@c>\nIn-Reply-To: <ok@x.example> <bad"\x00@x> x\nReferences: ${"<r@x.example> ".repeat(900)}\n\nHello\0 \x07there`,
    );
    expect(mail).toMatchObject({
      name: "A Bcc: all@x.example",
      messageId: "",
      references: ["<ok@x.example>", "<r@x.example>"],
    });
    expect(mail.subject).not.toMatch(/\p{Cc}/u);
    expect(mail.parts[0]?.text).toBe("Hello there");
  });

  it("without a sender who can be answered → no address", async () => {
    for (const from of ["", "From: undisclosed", "From: <a@b@c>", "From: a@b.example\0c"])
      expect((await read(`${from}\n\nHello`)).email).not.toMatch(/[^\w@.]/);
  });

  it("longer than anybody reads → cut, and said so", async () => {
    const { parts, leftOut } = await read(`From: a@b.example\n\n${"word ".repeat(30_000)}`);
    expect(parts[0]?.text).toMatch(/^.{99999,100000}$/);
    expect(leftOut).toEqual(["The end of a very long text was left out."]);
    expect(await read(withParts(part("a.pdf", PDF)), "Too large.")).toMatchObject({
      files: [],
      leftOut: ["Too large."],
    });
  });

  it("of headers that are too long, or have no end → what their first lines say", async () => {
    const head = "From: a@b.example\r\nSubject: heavy\r\nList-Id: <x>\r\n";
    const long = `X: ${"x".repeat(2_000_000)}`;
    for (const text of [`${head}${long}\r\n\r\nHello`, `${head}From: b@cut.exam`])
      expect(await readHead(Buffer.from(text))).toMatchObject({
        email: "a@b.example",
        subject: "heavy",
        kind: "automatic",
        parts: [],
        leftOut: ["This mail cannot be read here. It is in the mailbox."],
      });
    expect(await readHead(Buffer.from("\n\nFrom: a@b.example"))).toMatchObject({
      email: "",
      subject: "",
    });
  });
});

describe("a mail made to take for ever", () => {
  it.each([
    ["blank lines", `Yes.\n${"\n \n\n".repeat(10_000)}No.`],
    ["quotations without an end", `${"Op 1\n".repeat(4_000)}${"schreef ".repeat(3_000)}`],
  ])("by %s → all of it, unfolded", async (_, text) => {
    const { parts } = await read(`From: a@b.example\n\n${text}`);
    expect(parts).toEqual([
      { text: expect.stringMatching(/^(Yes|Op).*(No\.|schreef)$/s), isFolded: false },
    ]);
  });

  it("by a report that names 10,000 of our mails → the first fifty", async () => {
    const report = `--b\n\nAction: failed\n\n--b\n\n${"Message-ID: <a@b.example>\n".repeat(10_000)}\n--b--`;
    const { bounce } = await read(`Content-Type: multipart/report; boundary=b\n\n${report}`);
    expect(bounce?.messageIds).toHaveLength(50);
  });

  it.each(["<style ", "<STYLE>", "<style></style"])("by %s without an end → read", async (tag) => {
    const html = `<p>Yes</p><style>p{}</style ><p>No</p>${tag.repeat(60_000)}`;
    const { parts, leftOut } = await read(`From: a@b.example\nContent-Type: text/html\n\n${html}`);
    expect([parts[0]?.text, leftOut]).toEqual([
      expect.stringMatching(/^Yes\s+No/),
      expect.anything(),
    ]);
  });
});

describe("the process that reads mails", () => {
  const start = (limits: Partial<ReadingLimits> = {}) => {
    const reading = createMailReading({ heapMegabytes: 48, ...limits });
    onTestFinished(reading.end);
    return reading;
  };
  const HELLO = Buffer.from("From: a@b.example\n\nHello");

  it("with a mail that takes all memory → ends alone, and the next is read in another", async () => {
    const reading = start();
    const mail = Buffer.alloc(3 * 2 ** 20, "\r\n");
    await expect(reading.read({ mail })).rejects.toThrow(EndedByMail);
    expect((await reading.read({ mail: HELLO })).read.email).toBe("a@b.example");
  });

  it("with a mail that takes too long → killed", async () => {
    const reading = start({ longestMs: 1 });
    await expect(reading.read({ mail: HELLO })).rejects.toThrow(EndedByMail);
  });

  it("with parts nested without end → its headers, and why there is no more", async () => {
    const deep = Array.from(
      { length: 400 },
      (_, n) => `--b${n}\nContent-Type: multipart/mixed; boundary=b${n + 1}\n\n`,
    );
    const mail = Buffer.from(
      `From: a@b.example\nContent-Type: multipart/mixed; boundary=b0\n\n${deep.join("")}`,
    );
    const { read, problem } = await start().read({ mail });
    expect([read.email, read.parts, problem]).toEqual([
      "a@b.example",
      [],
      expect.stringContaining("nesting"),
    ]);
  });

  it("→ knows none of the settings, and ends with whoever started it", async () => {
    const { pid } = await start().start();
    expect(
      readFileSync(`/proc/${pid}/environ`, "utf8").replaceAll(/NODE_CHANNEL_\w+=\w+\0/g, ""),
    ).toBe("");
    const parent = spawn(process.execPath, ["--input-type=module", "--eval", STARTED]);
    onTestFinished(() => void parent.kill("SIGKILL"));
    const [printed] = await once(parent.stdout, "data");
    const own = Number(printed);
    expect(isRunning(own)).toBe(true);
    parent.kill("SIGKILL");
    await eventually(() => !isRunning(own));
  });
});

const STARTED = `
  import { createMailReading } from ${JSON.stringify(new URL("mail-reading.ts", import.meta.url).href)};
  const { pid } = await createMailReading().start();
  process.stdout.write(String(pid));`;

const isRunning = (pid: number) => existsSync(`/proc/${pid}`);
