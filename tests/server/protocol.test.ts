import emailjs from "@emailjs/browser";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  ANSWER_FIELD,
  NEWSLETTER_PATH,
  OWN_IDS,
  SEND_FORM_PATH,
  SEND_PATH,
} from "../../contract/forms.ts";
import { temporaryFolder } from "./harness/folders.ts";
import { hiddenIds, INQUIRY, type Started, sdkForm, startTestService } from "./harness/service.ts";

let service: Started;
beforeEach(async () => {
  service = await startTestService({
    DATA_DIR: temporaryFolder(),
    RATE_LIMIT_PER_MINUTE: "0",
    ALLOWED_ORIGINS: "https://cdn.verdant-ledger.example, https://pages.example",
  });
});

describe("the EmailJS SDK", () => {
  /** Node has no forms, so FormData learns to read a list of fields in place of an element. */
  function fakeForm(fields: Record<string, string>): HTMLFormElement {
    const PlainFormData = FormData;
    class FormDataOfElement extends PlainFormData {
      constructor(form?: { fields: Record<string, string> }) {
        super();
        for (const [name, value] of Object.entries(form?.fields ?? {})) this.append(name, value);
      }
    }
    vi.stubGlobal("FormData", FormDataOfElement);
    vi.stubGlobal("location", { pathname: "/contact" });
    return { nodeName: "FORM", fields } as unknown as HTMLFormElement;
  }

  it("sendForm and send → resolve with 200 OK, and the record is there", async () => {
    const { publicKey, serviceId, contactTemplateId } = OWN_IDS;
    emailjs.init({ publicKey }, service.url);
    const form = fakeForm({ ...INQUIRY, service_id: "from-a-hidden-field" });
    await expect(emailjs.sendForm(serviceId, contactTemplateId, form)).resolves.toEqual({
      status: 200,
      text: "OK",
    });
    await emailjs.send(serviceId, contactTemplateId, { ...INQUIRY, message: "As JSON." });
    expect(await service.entries()).toHaveLength(2);
    vi.unstubAllGlobals();
  });

  it("with wrong identifiers or fields → rejects with the status and a text", async () => {
    const form = fakeForm({ ...INQUIRY, email: "" });
    const attempt = (key: string, id: string, template: string) => {
      emailjs.init({ publicKey: key }, service.url);
      return emailjs.sendForm(id, template, form);
    };
    await expect(attempt("x", "own", "contact")).rejects.toMatchObject({
      status: 400,
      text: "The Public Key is invalid",
    });
    await expect(attempt("own", "x", "contact")).rejects.toMatchObject({
      status: 400,
      text: "The service ID not found",
    });
    await expect(attempt("own", "own", "x")).rejects.toMatchObject({
      status: 400,
      text: "The template ID not found",
    });
    await expect(attempt("own", "own", "contact")).rejects.toMatchObject({
      status: 422,
      text: "The email is required",
    });
    vi.unstubAllGlobals();
  });
});

describe("a request", () => {
  const raw = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetch(service.url + path, { method: "POST", body, headers });
  const json = { "content-type": "application/json" };

  it("without an identifier → 400 that names it", async () => {
    const { user_id: _left, ...others } = hiddenIds("contact");
    const answer = await raw(SEND_FORM_PATH, new URLSearchParams({ ...INQUIRY, ...others }));
    expect([answer.status, await answer.text()]).toEqual([
      400,
      "The user_id parameter is required",
    ]);
  });

  it("too large → 413; of another type → 415; malformed → 400; nothing stored", async () => {
    const long = "x".repeat(70_000);
    const statuses = await Promise.all([
      raw(SEND_FORM_PATH, sdkForm({ ...INQUIRY, message: long }, "contact")),
      raw(SEND_FORM_PATH, new URLSearchParams({ message: long })),
      raw(NEWSLETTER_PATH, "email=a@b.example", { "content-type": "text/plain" }),
      raw(SEND_PATH, "{", json),
      raw(SEND_PATH, "[]", json),
      raw(SEND_FORM_PATH, "--x\r\nnonsense", { "content-type": "multipart/form-data; boundary=x" }),
    ]);
    expect(statuses.map((answer) => answer.status)).toEqual([413, 413, 415, 400, 400, 400]);
    expect(await service.entries()).toEqual([]);
  });

  it("with a message of exactly the limit in any script → accepted", async () => {
    const answer = await raw(
      SEND_FORM_PATH,
      new URLSearchParams({ ...INQUIRY, ...hiddenIds("contact"), message: "क\r\n".repeat(2_500) }),
    );
    expect(answer.status).toBe(200);
  });

  it("refused, with JSON asked for → the fields, what is wrong with each, and the seconds to wait", async () => {
    const limited = await startTestService({
      DATA_DIR: temporaryFolder(),
      RATE_LIMIT_PER_MINUTE: "1",
    });
    const asked = { ...INQUIRY, [ANSWER_FIELD]: "json", email: "asha@", name: " " };
    const refused = await limited.send(asked);
    expect([refused.status, await refused.json()]).toMatchObject([
      422,
      {
        errors: [
          { field: "name", code: "REQUIRED_FIELD_MISSING", message: "is required" },
          {
            field: "email",
            code: "TYPE_EMAIL",
            message: "must be an email address, like name@example.com",
          },
        ],
      },
    ]);
    await limited.send({ ...INQUIRY, message: "the one allowed" });
    const throttled = await limited.send(asked);
    const answer = (await throttled.json()) as { retryAfter: number };
    expect([throttled.status, throttled.headers.get("retry-after")]).toEqual([
      429,
      String(answer.retryAfter),
    ]);
    expect(answer.retryAfter).toBeGreaterThan(0);
  });

  it("to the newsletter without an address → 422 with errors a script can read", async () => {
    const answer = await raw(NEWSLETTER_PATH, JSON.stringify({ email: "nobody" }), json);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      {
        errors: [
          {
            field: "email",
            code: "TYPE_EMAIL",
            message: "must be an email address, like name@example.com",
          },
        ],
      },
    ]);
    expect((await raw("/f/unknown", JSON.stringify({ email: "a@b.example" }), json)).status).toBe(
      404,
    );
  });

  it("from another site → 403; from a listed one → accepted and readable", async () => {
    const from = (origin: string) => service.send(INQUIRY, "contact", { headers: { origin } });
    expect((await from("https://evil.example")).status).toBe(403);
    expect((await from("null")).status).toBe(403);
    expect(await service.entries()).toEqual([]);
    const listed = await from("https://pages.example");
    expect(listed.status).toBe(200);
    expect(listed.headers.get("access-control-allow-origin")).toBe("https://pages.example");
    expect((await from(service.url)).status).toBe(403);
    expect(
      (await from("https://verdant-ledger.example")).headers.get("access-control-allow-origin"),
    ).toBeNull();

    const preflight = (origin: string) =>
      fetch(service.url + NEWSLETTER_PATH, {
        method: "OPTIONS",
        headers: { origin, "access-control-request-method": "POST" },
      });
    const welcome = await preflight("https://cdn.verdant-ledger.example");
    expect(welcome.status).toBe(204);
    const allowed = welcome.headers.get("access-control-allow-headers")?.split(", ");
    /** The last two are sent by Formspree's own client with every form. */
    for (const name of ["content-type", "accept", "formspree-client", "formspree-session-data"]) {
      expect(allowed).toContain(name);
    }
    expect(listed.headers.get("access-control-expose-headers")).toContain("retry-after");
    expect((await preflight("https://evil.example")).status).toBe(403);
  });

  it("from a page of the host it was sent to → accepted where SITE_URL is not set", async () => {
    const local = await startTestService({
      DATA_DIR: temporaryFolder(),
      SITE_URL: "",
      TRUST_PROXY: "1",
    });
    const from = (origin: string, headers = {}) =>
      local.send({ ...INQUIRY, message: origin }, "contact", { headers: { origin, ...headers } });
    expect((await from(local.url)).status).toBe(200);
    const forged = { "x-forwarded-host": "evil.example" };
    expect((await from("https://evil.example", forged)).status).toBe(403);
  });

  it("with another method than POST to a form's path → 405 with the methods, and a page with links", async () => {
    for (const path of [SEND_FORM_PATH, SEND_PATH, NEWSLETTER_PATH]) {
      for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
        const body = method === "GET" ? null : "x";
        const answer = await fetch(service.url + path, { method, body });
        expect([method, answer.status, answer.headers.get("allow")]).toEqual([
          method,
          405,
          "POST, OPTIONS",
        ]);
        expect(await answer.text()).toContain('href="/contact"');
      }
      expect((await fetch(service.url + path, { method: "HEAD" })).status).toBe(405);
    }
    expect((await fetch(`${service.url}/f/unknown`)).status).toBe(404);
  });

  it("through trusted proxies → limited by the visitor's address, not the proxy's", async () => {
    const limited = await startTestService({
      DATA_DIR: temporaryFolder(),
      TRUST_PROXY: "1",
      RATE_LIMIT_PER_MINUTE: "1",
    });
    let number = 0;
    const from = async (forwarded: string) => {
      const fields = { ...INQUIRY, message: `number ${number++}` };
      return (await limited.send(fields, "contact", { headers: { "x-forwarded-for": forwarded } }))
        .status;
    };
    expect(await from("203.0.113.1")).toBe(200);
    expect(await from("203.0.113.2")).toBe(200);
    expect(await from("198.51.100.9, 203.0.113.2")).toBe(429);
    expect(await from("2001:db8:0:1::1")).toBe(200);
    expect(await from("2001:db8:0:1:ffff::2")).toBe(429);
  });

  it("with a forwarded address but no trusted proxy → the address is ignored", async () => {
    const limited = await startTestService({
      DATA_DIR: temporaryFolder(),
      RATE_LIMIT_PER_MINUTE: "1",
    });
    const from = async (address: string) => {
      const headers = { "x-forwarded-for": address };
      return (await limited.send({ ...INQUIRY, message: address }, "contact", { headers })).status;
    };
    expect([await from("203.0.113.1"), await from("203.0.113.2")]).toEqual([200, 429]);
  });

  it("beyond the limit for all → 429 for every address", async () => {
    const limited = await startTestService({
      DATA_DIR: temporaryFolder(),
      TRUST_PROXY: "1",
      RATE_LIMIT_GLOBAL_PER_MINUTE: "3",
    });
    const statuses = [];
    for (const number of [1, 2, 3, 4]) {
      const headers = { "x-forwarded-for": `203.0.113.${number}` };
      statuses.push(
        (await limited.send({ ...INQUIRY, message: `${number}` }, "contact", { headers })).status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
