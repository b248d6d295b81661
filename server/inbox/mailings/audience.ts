import type { Kysely } from "kysely";
import { ANY_COURSE } from "../../../contract/fields.ts";
import { type Mailing, NEWSLETTER, type Subscription, type Tables } from "../storage/tables.ts";

/** Who gets something of a mailing; `content` is what it says to them alone. */
export interface Recipient {
  email: string;
  token: string;
  content?: string;
}

/** Who would get it if it began now: each address once. Who watches rules is found by the desk, from the content. */
export async function audienceOf(
  db: Kysely<Tables>,
  { kind, course }: Pick<Mailing, "kind" | "course">,
): Promise<Recipient[]> {
  if (kind === "watch") return [];
  const found = kind === "newsletter" ? await onLists(db, [NEWSLETTER]) : await whoWaits(db, course);
  return [...new Map(found.map(({ email, token }) => [email, { email, token }])).values()];
}

/** Who waits for the dates of a course or of any; who named the course is listed last and so wins. */
async function whoWaits(db: Kysely<Tables>, course: string): Promise<Subscription[]> {
  const all = await onLists(db, [course, ANY_COURSE], { untold: true });
  return all.sort((one, other) => Number(one.course === course) - Number(other.course === course));
}

/** How many wait for each course and have not been told of its dates. */
export async function waitingCounts(db: Kysely<Tables>, courses: string[]): Promise<Map<string, number>> {
  const all = await onLists(db, [...courses, ANY_COURSE], { untold: true });
  const count = (course: string) =>
    new Set(all.filter((one) => [course, ANY_COURSE].includes(one.course)).map(({ email }) => email)).size;
  return new Map(courses.map((course) => [course, count(course)]));
}

/** Those who confirmed and have not left; `untold` leaves out who has been written to since they confirmed. */
async function onLists(
  db: Kysely<Tables>,
  lists: string[],
  { untold = false } = {},
): Promise<Subscription[]> {
  return db
    .selectFrom("subscription")
    .selectAll()
    .where("course", "in", lists)
    .where("confirmed_at", "is not", null)
    .where("left_at", "is", null)
    .$if(untold, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("mailing_recipient")
              .innerJoin("mailing", "mailing.id", "mailing_recipient.mailing_id")
              .select("mailing_recipient.id")
              .whereRef("mailing_recipient.token", "=", "subscription.token")
              .where("mailing_recipient.trial", "=", "")
              .whereRef("mailing.started_at", ">=", "subscription.confirmed_at"),
          ),
        ),
      ),
    )
    .orderBy("confirmed_at")
    .orderBy("email")
    .execute();
}
