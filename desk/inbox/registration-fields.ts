import { z } from "zod";
import { LIMITS } from "../../contract/fields.ts";
import { REGISTRATION_STATES, type Registration } from "../../server/inbox/storage/tables.ts";
import { email, line, lines, runParams } from "../fields.ts";
import { Refusal } from "../refusal.ts";

const MOST_SEATS = 500;
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

export const registrationFields = z.strictObject({
  state: z.enum(REGISTRATION_STATES, "Choose one of the states."),
  name: line("The name", LIMITS.name).refine((text) => text !== "", "The name is missing."),
  email,
  organisation: line("The organisation", LIMITS.company),
  seats: z
    .int("The number of seats must be a whole number.")
    .min(1, "A registration is for at least one seat.")
    .max(MOST_SEATS, `A registration is for at most ${MOST_SEATS} seats.`),
  participants: lines("The list of names", 20_000).transform((text) =>
    text
      .split("\n")
      .map((name) => name.trim())
      .filter(Boolean)
      .join("\n"),
  ),
  invoice_name: line("The name on the invoice", 200),
  gstin: line("The GSTIN", 30)
    .transform((text) => text.replaceAll(/\s/g, "").toUpperCase())
    .refine(
      (text) => text === "" || GSTIN.test(text),
      "This is no GSTIN: it has 15 characters, two figures for the state, the ten of the PAN, and three more.",
    ),
  invoice_address: lines("The address", 1_000),
});

export const tells = z.boolean().default(true);

export const fromInquiry = runParams
  .extend({ tells, seats: registrationFields.shape.seats.default(1) })
  .extend({ staysOpen: z.boolean().default(false), canUndo: z.boolean().default(false) })
  .strict();

export const wantedMail = registrationFields.pick({ name: true, seats: true }).extend({
  state: registrationFields.shape.state.exclude(["paid"], "Of a payment nobody is told."),
  id: z.string().optional(),
});

export const sheet = z.strictObject({
  csv: z.string().max(200_000, "This sheet is too long."),
  state: z.enum(["asked", "confirmed", "attended"]).default("asked"),
  takes: z.boolean(),
  tells,
});

const runDetails = z.strictObject({
  joining: lines("How to join", 2_000),
  payment: lines("How to pay", 2_000),
});

/** What a form began with, as far as it tells. */
const was = z.looseObject({ state: registrationFields.shape.state.optional() }).default({});
export const changedDetails = runDetails.extend({ was });
export const changedRegistration = registrationFields.partial().extend({ tells, was });

/** What somebody has changed in a form. */
export const newIn = <Fields extends object>(given: Fields, was: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => was[name] !== value),
  ) as Partial<Fields>;

export function refuseTooManyNames({
  seats,
  participants,
}: Pick<Registration, "seats" | "participants">) {
  const names = participants ? participants.split("\n").length : 0;
  if (names > seats)
    throw new Refusal(
      400,
      `${names} names are written down, but only ${seats === 1 ? "1 seat" : `${seats} seats`}.`,
    );
}
