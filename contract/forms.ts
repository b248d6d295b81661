/**
 * What the forms send and how long it may be. The browser, the server and the tests read these names from here.
 * This file is bundled into the site, so it holds constants only; contract/schema.ts checks values with them.
 */

export const CONTACT_SERVICES = [
  { value: "general", label: "General Inquiry" },
  { value: "esg-consulting", label: "ESG Consulting" },
  { value: "cbam-consultancy", label: "CBAM Consultancy" },
  { value: "ecovadis-consultancy", label: "EcoVadis Consultancy" },
  { value: "carbon-advisory", label: "Carbon Advisory" },
  { value: "green-audit", label: "Green Audit for NAAC" },
  { value: "corporate-training", label: "Corporate Training (ISO, POSH, etc.)" },
  { value: "cybersecurity", label: "IT & Cybersecurity" },
  { value: "other", label: "Other" },
] as const;

export type ContactService = (typeof CONTACT_SERVICES)[number]["value"];

export const DEFAULT_SERVICE: ContactService = "general";

/** Longest accepted values, counted as `maxlength` counts them: UTF-16 units, a line break as one. */
export const LIMITS = {
  name: 100,
  email: 254,
  phone: 40,
  company: 150,
  subject: 150,
  message: 5000,
} as const;

/** Hidden from people. The name resembles nothing that browsers or password managers fill in by themselves. */
export const HONEYPOT_FIELD = "further_remark";

/** One value per filled-in form: a retry or a double click repeats it and is stored once. */
export const SUBMISSION_ID_FIELD = "submission_id";

/** Milliseconds between showing the form and sending it; only script can fill it, so it may be absent. */
export const FILL_TIME_FIELD = "fill_ms";

/** Which of the two checklist forms was used. */
export const CHECKLIST_PLACE_FIELD = "place";
export const CHECKLIST_PLACES = ["section", "popup"] as const;
export type ChecklistPlace = (typeof CHECKLIST_PLACES)[number];

/** Path of the page a form sits on, for the way back when the browser posts without JavaScript. */
export const RETURN_FIELD = "return_to";

/** Fragment of the address a newsletter subscriber without JavaScript comes back to: a `:target` can greet them. */
export const SUBSCRIBED_FRAGMENT = "subscribed";

/** The identifiers our own server answers to when no hosted service is configured. */
export const OWN_IDS = {
  publicKey: "own",
  serviceId: "own",
  contactTemplateId: "contact",
  checklistTemplateId: "checklist",
} as const;

export const SEND_FORM_PATH = "/api/v1.0/email/send-form";
export const SEND_PATH = "/api/v1.0/email/send";
export const NEWSLETTER_PATH = "/f/newsletter";
export const CHECKLIST_PDF_PATH = "/downloads/10-point-cbam-readiness-checklist.pdf";

export const CONTACT_PATH = "/contact";
export const THANK_YOU_PATH = "/thank-you";
export const CHECKLIST_THANK_YOU_PATH = "/cbam-thank-you";
