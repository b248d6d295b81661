import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Kind, RESUME_FIELD } from "../../contract/fields.ts";
import {
  APPLICATION_PATH,
  CONTACT_PATH,
  NEWSLETTER_PATH,
  SEND_FORM_PATH,
  SEND_PATH,
  WAITING_PATH,
} from "../../contract/forms.ts";
import type { Config } from "../config.ts";
import { html } from "../http/html.ts";
import { allowCrossOrigin, isWelcomeOrigin } from "../http/origin.ts";
import { sendHtmlPage } from "../http/page.ts";
import type { Store } from "../inbox/store.ts";
import type { Site } from "../static/site.ts";
import { createAddressLimit } from "./addresses.ts";
import { answerAccepted, answerRefused } from "./answers.ts";
import { registerApplications, uploadOf } from "./applications.ts";
import { type FormData, formOf, registerFormParsers } from "./form-data.ts";
import type { FormPageParts } from "./form-page.ts";
import { identify } from "./ids.ts";
import { createLimiter } from "./limiter.ts";
import { receive } from "./receive.ts";
import type { Refusal } from "./refusal.ts";
import { sentFrom } from "./sent-from.ts";
import { withSubjectOfPage } from "./subject.ts";

interface IntakeParts {
  store: Store;
  site: Site;
  /** Called after each stored submission: its mails are waiting. */
  onStored: () => void;
}

/** The addresses forms are posted to, in EmailJS's and Formspree's words. */
export function registerIntake(root: FastifyInstance, config: Config, parts: IntakeParts): void {
  const answerParts: FormPageParts = { firm: config.firm, ids: config.ids };
  const siteUrl = config.siteUrlGiven ? config.siteUrl : undefined;
  const mayMail = createAddressLimit(config.mail.addressesPerHour);
  const limiter = createLimiter(config.rateLimit.perMinute, config.rateLimit.globalPerMinute);

  const refuse = (request: FastifyRequest, reply: FastifyReply, kind: Kind | undefined, refusal: Refusal) =>
    answerRefused(request, reply, kind, refusal, formOf(request), answerParts);

  const postpone = (request: FastifyRequest, reply: FastifyReply, kind: Kind | undefined, wait: number) => {
    const message = `Too many requests: please wait ${wait} seconds and send it again.`;
    return refuse(request, reply, kind, { status: 429, message, retryAfterSeconds: wait });
  };

  /** What is refused before its fields are read has not knocked yet, and counts for its address all the same. */
  const refuseCounted = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const wait = limiter.knock(request.ip);
    const kind = kindAt(request);
    return wait > 0 ? postpone(request, reply, kind, wait) : refuse(request, reply, kind, refusal);
  };

  /** Only what is stored uses up everybody's budget: junk, which is refused, must not keep others out. */
  async function receiveCounted(request: FastifyRequest, kind: Kind, form: FormData, page: string) {
    let isStored = false;
    try {
      const received = await receive(parts.store, kind, form, {
        minFillMs: config.minFillMs,
        page,
        mayMail: (mailbox) => mayMail(request.ip, mailbox),
        upload: uploadOf(request),
      });
      isStored = received.outcome === "stored";
      return received;
    } finally {
      if (!isStored) limiter.release();
    }
  }

  async function accept(request: FastifyRequest, reply: FastifyReply, kind: Kind): Promise<FastifyReply> {
    const wait = limiter.reserve();
    if (wait > 0) return postpone(request, reply, kind, wait);
    const form = formOf(request);
    const page = sentFrom(request, form, siteUrl, parts.site.hasPage);
    const received = await receiveCounted(request, kind, form, page);
    if (received.outcome === "invalid") {
      const message =
        "Some of it cannot be sent as it is. Please correct the marked fields and send it again.";
      return refuse(request, reply, kind, { status: 422, message, problems: received.problems });
    }
    if (received.outcome === "stored") parts.onStored();
    return answerAccepted(request, reply, kind, page);
  }

  root.register(async (app) => {
    registerFormParsers(app);

    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
      allowCrossOrigin(request, reply, config.allowedOrigins);
      if (isWelcomeOrigin(request, siteUrl, config.allowedOrigins)) return;
      const message = "This form was sent from a page that may not send here.";
      return refuseCounted(request, reply, { status: 403, message });
    });

    app.addHook("preHandler", async (request) => {
      if (kindAt(request) !== "contact") return;
      request.body = withSubjectOfPage(request, formOf(request), siteUrl);
    });

    /** After the body is read, so that a visitor without JavaScript gets their words back. */
    app.addHook("preHandler", async (request, reply) => {
      const wait = request.method === "POST" ? limiter.knock(request.ip) : 0;
      if (wait > 0) return postpone(request, reply, kindAt(request), wait);
    });

    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const refusal = refusalOf(error, request);
      return refusal.status < 500
        ? refuseCounted(request, reply, refusal)
        : refuse(request, reply, kindAt(request), refusal);
    });

    for (const path of [SEND_FORM_PATH, SEND_PATH]) {
      app.post(path, (request, reply) => {
        const checked = identify(formOf(request), config.ids);
        if ("problem" in checked) {
          return refuse(request, reply, undefined, { status: 400, message: checked.problem });
        }
        return accept(request, reply, checked.kind);
      });
    }
    app.post(NEWSLETTER_PATH, (request, reply) => accept(request, reply, "newsletter"));
    app.post(WAITING_PATH, (request, reply) => accept(request, reply, "waiting"));
    if (config.careers) {
      app.register((scope) =>
        registerApplications(scope, (request, reply) => accept(request, reply, "application")),
      );
    }
    app.post("/f/*", (_request, reply) => reply.code(404).send({ error: "Form not found" }));

    const careers = config.careers ? [APPLICATION_PATH] : [];
    for (const url of [SEND_FORM_PATH, SEND_PATH, NEWSLETTER_PATH, WAITING_PATH, ...careers]) {
      app.options(url, (_request, reply) => reply.code(204).header("allow", METHODS).send());
      app.route({ method: ["GET", "PUT", "PATCH", "DELETE"], url, ...onlyPosted(config.firm.name) });
    }
  });

  /** The form a request is about, as far as its address and fields tell: it chooses the words of an answer. */
  function kindAt(request: FastifyRequest): Kind | undefined {
    if (request.url.startsWith(WAITING_PATH)) return "waiting";
    if (request.url.startsWith(APPLICATION_PATH)) return "application";
    if (request.url.startsWith("/f/")) return "newsletter";
    const checked = identify(formOf(request), config.ids);
    return "kind" in checked ? checked.kind : undefined;
  }
}

const METHODS = "POST, OPTIONS";

/** Whoever opens a form's address, by reloading a page that said the form could not be stored, is led back to the site. */
function onlyPosted(firmName: string) {
  const answer = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendHtmlPage(
      reply.code(405).header("allow", METHODS),
      firmName,
      "Forms are sent to this address",
      html`<p>There is nothing to read here. <a href="${CONTACT_PATH}">Write to us</a> or go <a href="/">to the first page</a>.</p>`,
    );
  /** Before the body is read: whatever it holds, the method is wrong. */
  return { onRequest: answer, handler: answer };
}

function refusalOf(error: Error & { statusCode?: number }, request: FastifyRequest): Refusal {
  switch (error.statusCode) {
    case 422:
      return {
        status: 422,
        message: "The résumé must be a PDF or Word document.",
        problems: [{ field: RESUME_FIELD, message: error.message }],
      };
    case 413:
      if (request.url.startsWith(APPLICATION_PATH)) {
        return { status: 413, message: "The résumé is larger than 5 MB. Please send a smaller file." };
      }
      return { status: 413, message: "The form holds more than we can take. Please shorten your message." };
    case 415:
      return { status: 415, message: "The content type is not supported: send a form or JSON." };
    case 400:
      return {
        status: 400,
        message: error.name === "UnreadableForm" ? error.message : "The request is malformed",
      };
    default:
      request.log.error({ err: error }, "a submission could not be stored");
      return {
        status: 503,
        message: "Your message could not be stored just now. Please send it again in a minute.",
        retryAfterSeconds: 30,
      };
  }
}
