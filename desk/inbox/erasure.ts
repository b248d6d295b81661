import { z } from "zod";
import { withAsciiDomain } from "../../contract/address.ts";
import { cleanLine } from "../../contract/text.ts";
import {
  erasePerson,
  findPerson,
  inWords,
  isUnknown,
  leftover,
} from "../../server/inbox/submissions/erasure.ts";
import { audit, type Room } from "../desk.ts";
import { read } from "../read.ts";
import { Refusal } from "../refusal.ts";
import { lineOf } from "./shown.ts";

const email = z
  .string()
  .max(300)
  // Spelt as the forms store it, or nothing would be found of who has a domain in another script.
  .transform((text) => withAsciiDomain(cleanLine(text)).toLowerCase())
  .refine((text) => /^[^\s@]+@[^\s@]+$/.test(text), "This is no email address.");

export const registerErasure: Room = (app, desk) => {
  const { storage, config } = desk;

  /** What would go, before anything does. */
  app.get("/api/inbox/person", async ({ query }) => {
    const person = await findPerson(storage, read(z.object({ email }), query).email);
    return {
      email: person.email,
      lines: person.entries.map(lineOf),
      mails: person.mails,
      lists: person.lists,
      leftover: leftover(storage, config),
    };
  });

  app.delete("/api/inbox/person", async (request) => {
    const wanted = read(z.strictObject({ email, typed: z.string().max(300) }), request.body);
    if (wanted.typed.trim().toLowerCase() !== wanted.email)
      throw new Refusal(400, "Type the address once more, just as it is above.");
    const person = await findPerson(storage, wanted.email);
    if (isUnknown(person)) throw new Refusal(404, `Nothing is stored about ${person.email}.`);
    await erasePerson(storage, config.dataDir, person);
    const what = `Erased a person: ${inWords(person).replace(/,$/, "")}`;
    await audit(desk, request, "inbox", { subject: "", what });
    return { what: `${what}.`, leftover: leftover(storage, config) };
  });
};
