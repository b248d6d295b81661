import { z } from "zod";
import {
  erasePerson,
  findPerson,
  inWords,
  isUnknown,
  leftover,
} from "../../server/inbox/submissions/erasure.ts";
import { type Area, audit } from "../desk.ts";
import { email } from "../fields.ts";
import { Refusal, read } from "../refusal.ts";
import { personOf } from "./person.ts";

export const registerErasure: Area = (app, desk) => {
  const { storage, config } = desk;

  app.get("/api/inbox/person", async ({ query }) => {
    const person = await findPerson(storage, read(z.object({ email }), query).email);
    return personOf(storage, person, leftover(storage, config));
  });

  app.delete("/api/inbox/person", async (request) => {
    const wanted = read(z.strictObject({ email, typed: z.string().max(300) }), request.body);
    if (wanted.typed.trim().toLowerCase() !== wanted.email)
      throw new Refusal(400, "Type the address again, exactly as it is shown above.");
    const person = await findPerson(storage, wanted.email);
    if (isUnknown(person)) throw new Refusal(404, `Nothing is stored about ${person.email}.`);
    await erasePerson(storage, config.dataDir, person);
    const what = `Erased a person: ${inWords(person).replace(/,$/, "")}`;
    await audit(desk, request, "inbox", "", what);
    return { what: `${what}.`, leftover: leftover(storage, config) };
  });
};
