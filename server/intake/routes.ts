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
import { type Admission, createAdmission } from "./admission.ts";
import { answerAccepted, answerRefused } from "./answers.ts";
import { type FormData, formOf, registerFormParsers, takeResume, uploadOf } from "./form-data.ts";
import { type FormPageParts, OWN_PATHS } from "./form-page.ts";
import { createAddressLimit, weightOf } from "./limiter.ts";
import { identify, isTraining, receive } from "./receive.ts";
import { type Refusal, refusalOf, tooLarge } from "./refusal.ts";
import { sentFrom, withSubjectOfPage } from "./sent-from.ts";

interface IntakeParts {
  store: Store;
  site: Site;
  onStored: (request: FastifyRequest, kind: Kind, isSpam: boolean) => void;
}

/** What the routes of all forms share. */
interface Intake extends IntakeParts {
  config: Config;
  siteUrl: string | undefined;
  admission: Admission;
  mayMail: (address: string, mailbox: string) => boolean;
}

export function registerIntake(root: FastifyInstance, config: Config, parts: IntakeParts): void {
  const intake: Intake = {
    ...parts,
    config,
    siteUrl: config.siteUrlGiven ? config.siteUrl : undefined,
    admission: createAdmission(config.rateLimit),
    mayMail: createAddressLimit(config.mail.addressesPerHour),
  };
  root.register(async (app) => {
    await registerFormParsers(app, (request) => mostFileBytes(request, config));
    addHooks(app, intake);
    registerForms(app, intake);
    app.post("/f/*", (_request, reply) => reply.code(404).send({ error: "Form not found" }));
    registerOtherMethods(app, config);
  });
}

function addHooks(app: FastifyInstance, intake: Intake): void {
  const { config, siteUrl, admission } = intake;

  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
    allowCrossOrigin(request, reply, config.allowedOrigins);
    if (!isAllowedOrigin(request, siteUrl, config.allowedOrigins)) {
      const message = "This form was sent from a page that may not send here.";
      return refuseCounted(intake, request, reply, { status: 403, message });
    }
    return request.method === "POST" ? admit(intake, request, reply) : undefined;
  });

  app.addHook("preHandler", async (request) => {
    if (kindAt(request, config) !== "contact") return;
    request.body = withSubjectOfPage(request, formOf(request), siteUrl);
  });

  app.addHook("preHandler", async (request, reply) => {
    const wait = request.method === "POST" ? admission.count(request) : 0;
    if (wait > 0) return postpone(intake, request, reply, wait);
  });

  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.status < 500) return refuseCounted(intake, request, reply, refusal);
    return refuse(intake, request, reply, refusal);
  });
}

function registerForms(app: FastifyInstance, intake: Intake): void {
  const { config, site } = intake;

  for (const path of [SEND_FORM_PATH, SEND_PATH]) {
    app.post(path, (request, reply) => {
      const checked = identify(formOf(request), config.ids);
      if ("kind" in checked) return accept(intake, request, reply, checked.kind);
      return refuse(intake, request, reply, { status: 400, message: checked.problem });
    });
  }

  app.post(NEWSLETTER_PATH, (request, reply) => accept(intake, request, reply, "newsletter"));

  app.post(WAITING_PATH, (request, reply) => {
    if (isTraining(formOf(request).get("course") ?? "", site, config.contentDir))
      return accept(intake, request, reply, "waiting");
    const problems = [{ field: "course", message: "must be one of our courses" }];
    const message = "We have no course of this name. Please choose one on our calendar.";
    return refuse(intake, request, reply, { status: 422, message, problems });
  });

  app.post(WATCH_PATH, (request, reply) => {
    if (isWatchable(formOf(request))) return accept(intake, request, reply, "watch");
    const problems = [{ field: "answers", message: "must be those of a result" }];
    const message =
      "This result cannot be watched. Please open it again from the obligation finder.";
    return refuse(intake, request, reply, { status: 422, message, problems });
  });

  if (config.careers)
    app.post(APPLICATION_PATH, { preHandler: takeResume }, (request, reply) =>
      accept(intake, request, reply, "application"),
    );
}

function registerOtherMethods(app: FastifyInstance, config: Config): void {
  for (const url of [SEND_FORM_PATH, SEND_PATH, ...Object.values(OWN_PATHS)]) {
    if (url === APPLICATION_PATH && !config.careers) continue;
    app.options(url, (_request, reply) => reply.code(204).header("allow", METHODS).send());
    app.route({ method: ["GET", "PUT", "PATCH", "DELETE"], url, ...onlyPosted(config) });
  }
}

/** Before the body is read. A form is read even beyond the limit, so that its words can be given back. */
function admit(
  intake: Intake,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  const { config, admission } = intake;
  const fileBytes = mostFileBytes(request, config);
  const most = config.http.bodyLimit + fileBytes;
  const bytes = Number(request.headers["content-length"] ?? most);
  if (bytes > most) return refuseCounted(intake, request, reply, tooLarge(request));
  if (!admission.begin(request, reply, bytes))
    return postpone(intake, request, reply, WAIT_FOR_OTHERS);
  if (fileBytes === 0) return undefined;
  const weight = weightOf(bytes);
  const wait = admission.count(request, weight) || admission.reserve(request, weight);
  return wait > 0 ? postpone(intake, request, reply, wait) : undefined;
}

/** Checks and stores a form, and answers once it is on disk. */
async function accept(
  intake: Intake,
  request: FastifyRequest,
  reply: FastifyReply,
  kind: Kind,
): Promise<FastifyReply> {
  const wait = intake.admission.reserve(request);
  if (wait > 0) return postpone(intake, request, reply, wait);
  const page = sentFrom(request, formOf(request), intake.siteUrl, intake.site.hasPage);
  const received = await receiveAndSettle(intake, request, kind, page);
  if (received.outcome === "invalid") {
    const message =
      "Some of it cannot be sent as it is. Please correct the marked fields and send it again.";
    const { problems } = received;
    return refuse(intake, request, reply, { status: 422, message, problems });
  }
  if (received.outcome === "stored") intake.onStored(request, kind, received.isSpam);
  return answerAccepted(request, reply, kind, page);
}

async function receiveAndSettle(
  { store, config, mayMail, admission }: Intake,
  request: FastifyRequest,
  kind: Kind,
  page: string,
) {
  let isStored = false;
  try {
    const received = await receive(store, kind, formOf(request), {
      minFillMs: config.minFillMs,
      page,
      mayMail: (mailbox) => mayMail(request.ip, mailbox),
      upload: uploadOf(request),
    });
    isStored = received.outcome === "stored";
    return received;
  } finally {
    admission.settle(request, isStored);
  }
}

function refuse(
  { config }: Intake,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  return answerRefused(request, reply, kindAt(request, config), refusal, formOf(request), config);
}

/** Counts a request that is refused before it was, and has it wait if there were too many. */
function refuseCounted(
  intake: Intake,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const wait = intake.admission.count(request);
  if (wait > 0) return postpone(intake, request, reply, wait);
  return refuse(intake, request, reply, refusal);
}

function postpone(
  intake: Intake,
  request: FastifyRequest,
  reply: FastifyReply,
  wait: number,
): FastifyReply {
  const message = `Too many requests: please wait ${wait} seconds and send it again.`;
  return refuse(intake, request, reply, { status: 429, message, retryAfterSeconds: wait });
}

/** 0 where no file may come. */
function mostFileBytes(request: FastifyRequest, { careers }: Config): number {
  return careers && request.routeOptions.url === APPLICATION_PATH ? RESUME_BYTES : 0;
}

/** The form that a request sends, by its path or by the ids in it; undefined where neither tells. */
function kindAt(request: FastifyRequest, { ids }: Config): Kind | undefined {
  const own = KINDS.find((kind) => OWN_PATHS[kind] && request.url.startsWith(OWN_PATHS[kind]));
  if (own || request.url.startsWith("/f/")) return own ?? "newsletter";
  const checked = identify(formOf(request), ids);
  return "kind" in checked ? checked.kind : undefined;
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
