import { finished } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { KINDS, type Kind } from "../../contract/fields.ts";
import {
  APPLICATION_PATH,
  CONTACT_PATH,
  NEWSLETTER_PATH,
  RESUME_BYTES,
  SEND_FORM_PATH,
  SEND_PATH,
  WATCH_PATH,
} from "../../contract/forms.ts";
import { WAITING_PATH } from "../../contract/waiting.ts";
import type { Config } from "../config.ts";
import { html } from "../http/html.ts";
import { allowCrossOrigin, isAllowedOrigin } from "../http/origin.ts";
import { sendHtmlPage } from "../http/page.ts";
import type { Store } from "../inbox/submissions/store.ts";
import type { Site } from "../static/site.ts";
import { answerAccepted, answerRefused } from "./answers.ts";
import { createArrivingLimit } from "./arriving.ts";
import { type FormData, formOf, registerFormParsers, takeResume, uploadOf } from "./form-data.ts";
import { type FormPageParts, OWN_PATHS } from "./form-page.ts";
import { createAddressLimit, createLimiter, weightOf } from "./limiter.ts";
import { identify, isTraining, receive } from "./receive.ts";
import { type Refusal, refusalOf, tooLarge } from "./refusal.ts";
import { sentFrom, withSubjectOfPage } from "./sent-from.ts";

interface IntakeParts {
  store: Store;
  site: Site;
  onStored: (request: FastifyRequest, kind: Kind, isSpam: boolean) => void;
}

export function registerIntake(root: FastifyInstance, config: Config, parts: IntakeParts): void {
  const siteUrl = config.siteUrlGiven ? config.siteUrl : undefined;
  const mayMail = createAddressLimit(config.mail.addressesPerHour);
  const limiter = createLimiter(config.rateLimit.perMinute, config.rateLimit.globalPerMinute);
  const arriving = createArrivingLimit(config.rateLimit.perMinute);
  const counted = new WeakSet<FastifyRequest>();
  const reserved = new WeakMap<FastifyRequest, number>();

  const refuse = (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: Kind | undefined,
    refusal: Refusal,
  ) => answerRefused(request, reply, kind, refusal, formOf(request), config);

  const postpone = (
    request: FastifyRequest,
    reply: FastifyReply,
    kind: Kind | undefined,
    wait: number,
  ) => {
    const message = `Too many requests: please wait ${wait} seconds and send it again.`;
    return refuse(request, reply, kind, { status: 429, message, retryAfterSeconds: wait });
  };

  /** Counts a request and returns the seconds to wait. Refused requests count too, or a bad sender is never limited. */
  const countOnce = (request: FastifyRequest, weight = 1) => {
    if (counted.has(request)) return 0;
    counted.add(request);
    return limiter.count(request.ip, weight);
  };

  const refuseCounted = (request: FastifyRequest, reply: FastifyReply, refusal: Refusal) => {
    const wait = countOnce(request);
    const kind = kindAt(request);
    return wait > 0 ? postpone(request, reply, kind, wait) : refuse(request, reply, kind, refusal);
  };

  const reserve = (request: FastifyRequest, weight = 1) => {
    if (reserved.has(request)) return 0;
    const wait = limiter.reserve(weight);
    if (wait === 0) reserved.set(request, weight);
    return wait;
  };

  /** Gives back what a request reserved if it was not stored, so that refused requests do not keep others out. */
  const settle = (request: FastifyRequest, isStored: boolean) => {
    const weight = reserved.get(request);
    reserved.delete(request);
    if (weight !== undefined && !isStored) limiter.release(weight);
  };

  const takesFile = (request: FastifyRequest) =>
    config.careers && request.routeOptions.url === APPLICATION_PATH;

  /** Before the body is read. A form is read even beyond the limit, so that its words can be given back. */
  function admit(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
    const most = config.http.bodyLimit + (takesFile(request) ? RESUME_BYTES : 0);
    const bytes = Number(request.headers["content-length"] ?? most);
    if (bytes > most) return refuseCounted(request, reply, tooLarge(request));
    const end = arriving.begin(request.ip, bytes);
    if (!end) return postpone(request, reply, kindAt(request), WAIT_FOR_OTHERS);
    finished(reply.raw, () => {
      end();
      settle(request, false);
    });
    if (!takesFile(request)) return undefined;
    const weight = weightOf(bytes);
    const wait = countOnce(request, weight) || reserve(request, weight);
    return wait > 0 ? postpone(request, reply, kindAt(request), wait) : undefined;
  }

  async function receiveAndSettle(
    request: FastifyRequest,
    kind: Kind,
    form: FormData,
    page: string,
  ) {
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
      settle(request, isStored);
    }
  }

  async function accept(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: Kind,
  ): Promise<FastifyReply> {
    const wait = reserve(request);
    if (wait > 0) return postpone(request, reply, kind, wait);
    const form = formOf(request);
    const page = sentFrom(request, form, siteUrl, parts.site.hasPage);
    const received = await receiveAndSettle(request, kind, form, page);
    if (received.outcome === "invalid") {
      const message =
        "Some of it cannot be sent as it is. Please correct the marked fields and send it again.";
      return refuse(request, reply, kind, { status: 422, message, problems: received.problems });
    }
    if (received.outcome === "stored") parts.onStored(request, kind, received.isSpam);
    return answerAccepted(request, reply, kind, page);
  }

  root.register(async (app) => {
    await registerFormParsers(app, (request) => (takesFile(request) ? RESUME_BYTES : 0));

    app.addHook("onRequest", async (request, reply) => {
      reply.header("x-request-id", request.id);
      allowCrossOrigin(request, reply, config.allowedOrigins);
      if (!isAllowedOrigin(request, siteUrl, config.allowedOrigins)) {
        const message = "This form was sent from a page that may not send here.";
        return refuseCounted(request, reply, { status: 403, message });
      }
      return request.method === "POST" ? admit(request, reply) : undefined;
    });

    app.addHook("preHandler", async (request) => {
      if (kindAt(request) !== "contact") return;
      request.body = withSubjectOfPage(request, formOf(request), siteUrl);
    });

    app.addHook("preHandler", async (request, reply) => {
      const wait = request.method === "POST" ? countOnce(request) : 0;
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
        if ("problem" in checked)
          return refuse(request, reply, undefined, { status: 400, message: checked.problem });
        return accept(request, reply, checked.kind);
      });
    }
    app.post(NEWSLETTER_PATH, (request, reply) => accept(request, reply, "newsletter"));
    app.post(WAITING_PATH, (request, reply) => {
      if (isTraining(formOf(request).get("course") ?? "", parts.site, config.contentDir))
        return accept(request, reply, "waiting");
      const problems = [{ field: "course", message: "must be one of our courses" }];
      const message = "We have no course of this name. Please choose one on our calendar.";
      return refuse(request, reply, "waiting", { status: 422, message, problems });
    });
    app.post(WATCH_PATH, (request, reply) => {
      if (isWatchable(formOf(request))) return accept(request, reply, "watch");
      const problems = [{ field: "answers", message: "must be those of a result" }];
      const message =
        "This result cannot be watched. Please open it again from the obligation finder.";
      return refuse(request, reply, "watch", { status: 422, message, problems });
    });
    if (config.careers) {
      app.post(APPLICATION_PATH, { preHandler: takeResume }, (request, reply) =>
        accept(request, reply, "application"),
      );
    }
    app.post("/f/*", (_request, reply) => reply.code(404).send({ error: "Form not found" }));

    for (const url of [SEND_FORM_PATH, SEND_PATH, ...Object.values(OWN_PATHS)]) {
      if (url === APPLICATION_PATH && !config.careers) continue;
      app.options(url, (_request, reply) => reply.code(204).header("allow", METHODS).send());
      app.route({ method: ["GET", "PUT", "PATCH", "DELETE"], url, ...onlyPosted(config) });
    }
  });

  function kindAt(request: FastifyRequest): Kind | undefined {
    const own = KINDS.find((kind) => OWN_PATHS[kind] && request.url.startsWith(OWN_PATHS[kind]));
    if (own || request.url.startsWith("/f/")) return own ?? "newsletter";
    const checked = identify(formOf(request), config.ids);
    return "kind" in checked ? checked.kind : undefined;
  }
}

/** The form in which the finder writes answers. They become part of a link in our mails, so nothing else may pass. */
const ANSWERS = /^[a-z][\w-]*=[\w.~%+-]*(?:&[a-z][\w-]*=[\w.~%+-]*)*$/i;
const RULE_IDS = /^[a-z][a-z0-9-]*(?: [a-z][a-z0-9-]*)*$/;

const isWatchable = (form: FormData) =>
  ANSWERS.test(form.get("answers") ?? "") && RULE_IDS.test(form.get("rules") ?? "");

const METHODS = "POST, OPTIONS";

/** Seconds after which a form that is arriving now has arrived. */
const WAIT_FOR_OTHERS = 5;

/** A page for somebody who opens the path of a form, perhaps by reloading a page that said it could not be stored. */
function onlyPosted(about: FormPageParts) {
  const answer = async (_request: FastifyRequest, reply: FastifyReply) =>
    sendHtmlPage(
      reply.code(405).header("allow", METHODS),
      about.firm.name,
      "Forms are sent to this address",
      html`<p>There is nothing to read here. <a href="${CONTACT_PATH}">Write to us</a> or go <a href="/">to the first page</a>.</p>`,
    );
  /** Before the body is read: whatever it holds, the method is wrong. */
  return { onRequest: answer, handler: answer };
}
