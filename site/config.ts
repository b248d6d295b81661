import { z } from "zod";
import { publicUrl } from "../contract/firm.ts";
import { NEWSLETTER_PATH, WATCH_PATH } from "../contract/forms.ts";
import {
  emailIds,
  filledIn,
  onOff,
  origin,
  sharedSettings,
  type Visits,
} from "../contract/settings.ts";
import { WAITING_PATH } from "../contract/waiting.ts";
import { firm } from "./content/reader/read.ts";

const environment = z.object({
  ...sharedSettings,
  EMAILJS_ORIGIN: origin.optional(),
  NEWSLETTER_URL: z.url({ protocol: /^https?$/ }).optional(),
  WAITING_URL: z.url({ protocol: /^https?$/ }).optional(),
  SHARE: onOff("off", "on"),
  GOOGLE_ADS_ID: z
    .string()
    .regex(/^AW-\d+$/, "looks like AW-123456789")
    .optional(),
  GOOGLE_ADS_CONVERSION_LABEL: z.string().min(1).optional(),
});

export const SETTINGS = Object.keys(environment.shape);

/** An empty origin is the site's own server. */
export type EmailService = {
  origin: string;
  publicKey: string;
  serviceId: string;
  templateId: string;
};

export type SiteConfig = ReturnType<typeof readConfig>;

const known = new WeakMap<object, SiteConfig>();

/** The settings of the build, read again only after the firm's record changed: every page asks a dozen times. */
export function siteConfig(): SiteConfig {
  const config = known.get(firm()) ?? readConfig(process.env);
  known.set(firm(), config);
  return config;
}

type Values = z.output<typeof environment>;

/** Throws one error with a sentence for each bad value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = readValues(env);
  const delivery = deliveryOf(values);
  const ads = adsOf(values);
  const careers = values.CAREERS === "on";
  const { origin: emailOrigin } = delivery.contact;
  if (careers && emailOrigin)
    throw new Error(
      "CAREERS=on needs this project's own server: the hosted email service takes no files. Leave one of them out.",
    );
  const siteUrl = values.SITE_URL ?? publicUrl(firm());
  const visits = visitsOf(values.VISITS, siteUrl, emailOrigin === "");
  return {
    siteUrl,
    delivery,
    ads,
    visits,
    /** Whether articles can be shared; if not, their button says that it is not implemented. */
    share: values.SHARE === "on",
    careers,
    csp: otherOrigins(delivery, visits, ads !== null),
  };
}

function readValues(env: NodeJS.ProcessEnv): Values {
  const result = environment.safeParse(filledIn(env));
  if (result.success) return result.data;
  const lines = result.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  throw new Error(`The build cannot use its environment:\n${lines.join("\n")}`);
}

function deliveryOf(values: Values) {
  const email = emailService(values);
  const { origin: contactOrigin } = email.contact;
  const newsletterUrl = values.NEWSLETTER_URL ?? NEWSLETTER_PATH;
  const waitingUrl = values.WAITING_URL ?? waitingBeside(newsletterUrl, contactOrigin);
  return {
    ...email,
    newsletterUrl,
    /** Whether a mail of ours asks subscribers to confirm; false for a hosted service, which decides itself. */
    confirmsNewsletter:
      newsletterUrl.endsWith(NEWSLETTER_PATH) && values.NEWSLETTER_CONFIRM === "on",
    /**
     * Whether a mail of ours tells who wrote by the contact form that it arrived; hosted templates send none. Our own
     * servers may stand on another host than the pages; then they take the newsletter's form as well.
     */
    confirmsInquiries: contactOrigin === "" || newsletterUrl === contactOrigin + NEWSLETTER_PATH,
    waitingUrl,
    /** Where visitors ask to hear of changes in rules; no hosted service can tell them. */
    watchUrl: watchBeside(waitingUrl),
  };
}

type Delivery = ReturnType<typeof deliveryOf>;

function adsOf({ GOOGLE_ADS_ID: id, GOOGLE_ADS_CONVERSION_LABEL: conversionLabel }: Values) {
  if (Boolean(id) !== Boolean(conversionLabel))
    throw new Error(
      "GOOGLE_ADS_ID and GOOGLE_ADS_CONVERSION_LABEL belong together: set both or neither.",
    );
  return id && conversionLabel ? { id, conversionLabel } : null;
}

/** Other origins that pages may use, by directive of the content security policy. */
function otherOrigins(
  { contact, newsletterUrl, waitingUrl }: Delivery,
  visits: Visits,
  hasAds: boolean,
) {
  const hosted = [contact.origin, newsletterUrl, waitingUrl].filter((url) => /^https?:/.test(url));
  const elsewhere = [...new Set(hosted.map((url) => new URL(url).origin))];
  const ofVisits = visits.origin ? [visits.origin] : [];
  if (!hasAds)
    return { connect: [...elsewhere, ...ofVisits], formAction: elsewhere, script: [], image: [] };
  const google = "https://www.google.com";
  const tag = "https://www.googletagmanager.com";
  const adServices = "https://www.googleadservices.com";
  return {
    connect: [...elsewhere, ...ofVisits, tag, google, adServices],
    formAction: elsewhere,
    script: [tag],
    image: [adServices, google, "https://www.google.co.in"],
  };
}

/** A service of others learns network addresses, so visitors are asked; a subdomain is the firm's own. */
function visitsOf(given: Visits, siteUrl: string, hasServer: boolean): Visits & { asks?: boolean } {
  if (given.by === "own") return { by: hasServer ? "own" : "nobody" };
  if (!given.origin) return given;
  const isOurs = `.${new URL(given.origin).hostname}`.endsWith(`.${new URL(siteUrl).hostname}`);
  return { ...given, asks: !isOurs };
}

const watchBeside = (waitingUrl: string) =>
  waitingUrl.endsWith(WAITING_PATH) ? waitingUrl.replace(WAITING_PATH, WATCH_PATH) : undefined;

/** Who waits for dates is promised one mail only, so a hosted newsletter must not get them: this throws instead. */
function waitingBeside(newsletterUrl: string, emailOrigin: string): string {
  if (newsletterUrl.endsWith(NEWSLETTER_PATH))
    return newsletterUrl.replace(NEWSLETTER_PATH, WAITING_PATH);
  if (emailOrigin === "") return WAITING_PATH;
  throw new Error(
    "NEWSLETTER_URL names a hosted service, so WAITING_URL must name a form of its own: who only waits for dates must not be put on the newsletter's list.",
  );
}

function emailService(values: Values) {
  const { areOwn, contactTemplateId, checklistTemplateId, publicKey, serviceId } = emailIds(values);
  if (areOwn && values.EMAILJS_ORIGIN)
    throw new Error(
      "EMAILJS_ORIGIN names a service, so the identifiers EMAILJS_… are missing: set them too.",
    );
  const origin = areOwn ? "" : (values.EMAILJS_ORIGIN ?? "https://api.emailjs.com");
  const formOf = (templateId: string): EmailService => ({
    origin,
    publicKey,
    serviceId,
    templateId,
  });
  return { contact: formOf(contactTemplateId), checklist: formOf(checklistTemplateId) };
}
