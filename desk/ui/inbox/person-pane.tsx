import type { ReactNode } from "react";
import type { PersonDetail } from "../../inbox/person.ts";
import { useLiveAnswer } from "../live.tsx";
import { dayText } from "../moments.ts";
import { Section } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { KIND_NAMES, LIST_NAMES, REGISTRATION_NAMES, standingText } from "./names.ts";

/** Beside a message: who wrote it, and what else there is of them. */
export function PersonPane({ email, openId }: { email: string; openId: string }) {
  const { data } = useLiveAnswer<PersonDetail>(`/api/inbox/person?${new URLSearchParams({ email })}`);
  if (!data) return null;
  const others = data.submissions.filter(({ id }) => id !== openId);
  return (
    <aside
      aria-label="Person"
      className="grid min-w-0 content-start gap-5 max-xl:border-t max-xl:border-line max-xl:pt-5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <PersonHeader {...data} />
      <Part title="Other messages">
        {others.map(({ id, kind, about, receivedAt }) => (
          <li key={id} className="min-w-0">
            <Link href={to(["inbox", "message", id])} className="block truncate">
              {about || KIND_NAMES[kind]}
            </Link>
            <span className="figures text-ink-soft">{dayText(receivedAt)}</span>
          </li>
        ))}
      </Part>
      <Part title="Registrations">
        {data.registrations.map(({ training, run, title, dates, state, createdAt }) => (
          <li key={`${training} ${run} ${createdAt}`}>
            <Link href={to(["inbox", "trainings", training, run])}>{title}</Link>
            <span className="figures block text-ink-soft">
              {dates}: {REGISTRATION_NAMES[state]}
            </span>
          </li>
        ))}
      </Part>
      <Part title="Lists">
        {data.lists.map((one) => (
          <li key={one.list} className="break-words">
            {LIST_NAMES[one.kind](one.list)}
            <span className="figures block text-ink-soft">{standingText(one)}</span>
          </li>
        ))}
      </Part>
      <Link href={to(["inbox", "person"], { email })} className="py-1 font-semibold">
        Everything of this person
      </Link>
    </aside>
  );
}

/** The first six of what there is; nothing if there is none. */
const Part = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <Section title={title}>
      <ul className="mt-1 grid gap-2">{children.slice(0, 6)}</ul>
    </Section>
  );

export const PersonHeader = ({ name, company, phone, email, isUnwanted }: PersonDetail) => (
  <header>
    <h2 className="text-h4 break-words">{name || email}</h2>
    <p className="break-words">{company}</p>
    <p className="break-all text-ink-soft">{email}</p>
    {phone && (
      <Link href={`tel:${phone.replace(/[^+\d]/g, "")}`} className="figures">
        {phone}
      </Link>
    )}
    {isUnwanted && <p className="mt-1 font-semibold text-marigold-ink">Wants no mail from us</p>}
  </header>
);
