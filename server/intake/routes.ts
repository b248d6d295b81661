import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Kind } from "../../contract/fields.ts";
import { NEWSLETTER_PATH, SEND_FORM_PATH, SEND_PATH } from "../../contract/forms.ts";
import type { Config } from "../config.ts";
import { allowCrossOrigin, isWelcomeOrigin } from "../http/origin.ts";
import type { Store } from "../inbox/store.ts";
import type { Site } from "../static/site.ts";
import { type AnswerParts, answerAccepted, answerRefused } from "./answers.ts";
import { formOf, registerFormParsers } from "./form-data.ts";
import { identify } from "./ids.ts";
import { createLimiter } from "./limiter.ts";
import { receive } from "./receive.ts";
import type { Refusal } from "./refusal.ts";
import { withSubjectOfPage } from "./subject.ts";

interface IntakeParts {
  store: Store;
  site: Site;
  /** Called after each stored submission: its mails are waiting. */
  onStored: () => void;
}

/** The three addresses forms are posted to, in EmailJS's and Formspree's words. */
export function registerIntake(root: FastifyInstance, config: Config, parts: IntakeParts): void {
  const answerParts: AnswerParts = { firm: config.firm, ids: config.ids, hasPage: parts.site.hasPage };
  const limiter = createLimiter(config.rateLimit.perMinute, config.rateLimit.globalPerMinute);

  const refuse = (request: FastifyRequest, reply: FastifyReply, kind: Kind | undefined, refusal: Refusal) =>
    answerRefused(request, reply, kind, refusal, formOf(request), answerParts);

  async function accept(request: FastifyRequest, reply: FastifyReply, kind: Kind): Promise<FastifyReply> {
    const form = formOf(request);
    const received = await receive(parts.store, kind, form, config.minFillMs);
    if (received.outcome === "invalid") {
      const message =
        "Some of it cannot be sent as it is. Please correct the marked fields and send it again.";
      return refuse(request, reply, kind, { status: 422, message, problems: received.problems });
    }
    if (received.outcome === "stored") parts.onStored();
    return answerAccepted(request, reply, kind, form, answerParts);
  }

  root.register(async (app) => {
    registerFormParsers(app);

    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
      allowCrossOrigin(request, reply, config.allowedOrigins);
      if (isWelcomeOrigin(request, config.siteUrl, config.allowedOrigins)) return;
      const message = "This form was sent from a page that may not send here.";
      return refuse(request, reply, kindAt(request), { status: 403, message });
    });

    app.addHook("preHandler", async (request) => {
      if (kindAt(request) !== "contact") return;
      request.body = withSubjectOfPage(request, formOf(request), config.siteUrl);
    });

    /** After the body is read, so that a visitor without JavaScript gets their words back. */
    app.addHook("preHandler", async (request, reply) => {
      const wait = request.method === "POST" ? limiter.take(request.ip) : 0;
      if (wait === 0) return;
      const message = `Too many requests: please wait ${wait} seconds and send it again.`;
      return refuse(request, reply, kindAt(request), { status: 429, message, retryAfterSeconds: wait });
    });

    app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) =>
      refuse(request, reply, kindAt(request), refusalOf(error, request)),
    );

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
    app.post("/f/*", (_request, reply) => reply.code(404).send({ error: "Form not found" }));

    for (const path of [SEND_FORM_PATH, SEND_PATH, NEWSLETTER_PATH]) {
      app.options(path, (_request, reply) => reply.code(204).header("allow", "POST, OPTIONS").send());
    }
  });

  /** The form a request is about, as far as its address and fields tell: it chooses the words of an answer. */
  function kindAt(request: FastifyRequest): Kind | undefined {
    if (request.url.startsWith("/f/")) return "newsletter";
    const checked = identify(formOf(request), config.ids);
    return "kind" in checked ? checked.kind : undefined;
  }
}

function refusalOf(error: Error & { statusCode?: number }, request: FastifyRequest): Refusal {
  switch (error.statusCode) {
    case 413:
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
