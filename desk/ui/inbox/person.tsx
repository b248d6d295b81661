import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { PersonDetail } from "../../inbox/person.ts";
import { call } from "../api.ts";
import { Form } from "../controls.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { dayText, momentText } from "../moments.ts";
import { Cell, Link, Problem, Section, Table } from "../parts.tsx";
import { go, to, useRoute } from "../route.ts";
import { useAction } from "../use-answer.ts";
import { KIND_NAMES, LIST_NAMES, MAIL_STATES, REGISTRATION_NAMES, templateName } from "./names.ts";

/** Finds a person by address, shows all that is stored about them, and erases it. */
export function Person() {
  const { query } = useRoute();
  const email = query.get("email") ?? "";
  const [done, setDone] = useState<Erased>();
  const look = async ({ email: given = "" }: Record<string, string>) =>
    go(to(["inbox", "person"], { email: given.trim() }));
  if (done)
    return (
      <div role="status" className="grid max-w-2xl gap-3">
        <h2 className="text-h4">{done.what}</h2>
        <p>{done.leftover}</p>
      </div>
    );
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <Form onSend={look} className="grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
        <TextField name="email" type="email" label="Their address" defaultValue={email} required />
        <Button type="submit" variant="outline">
          Show what is stored
        </Button>
      </Form>
      {email && <Stored email={email} onErased={setDone} />}
    </div>
  );
}

function Stored({ email, onErased }: { email: string; onErased: (done: Erased) => void }) {
  const query = new URLSearchParams({ email });
  const { data, error } = useLiveAnswer<PersonDetail>(`/api/inbox/person?${query}`);
  if (!data) return <Problem>{error}</Problem>;
  const { submissions, lists, mailings, registrations, elsewhere } = data;
  if (submissions.length + lists.length + mailings.length + registrations.length + elsewhere === 0)
    return <p role="status">Nothing is stored about {data.email}.</p>;
  return (
    <>
      <header>
        <h2 className="text-h3 break-words">{data.name || data.email}</h2>
        <p className="break-words">{[data.company, data.phone].filter(Boolean).join(" · ")}</p>
        <p className="break-all text-ink-soft">{data.email}</p>
        {data.isUnwanted && (
          <p className="mt-2">
            <Badge tone="marigold">Wants no mail from us, or mails came back</Badge>
          </p>
        )}
      </header>
      <Submissions {...data} />
      <Registrations {...data} />
      <Consents {...data} />
      <Mails {...data} />
      <Erasure person={data} onDone={onErased} />
    </>
  );
}

function Submissions({ submissions }: PersonDetail) {
  if (submissions.length === 0) return null;
  return (
    <Section title="Messages">
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {submissions.map(({ id, kind, about, page, receivedAt, repliedAt, handledAt, hasFile }) => (
          <li key={id} className="grid gap-x-6 gap-y-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto]">
            <div className="min-w-0">
              <Link href={to(["inbox", "message", id])} className="font-semibold">
                {KIND_NAMES[kind]} of {momentText(receivedAt)}
              </Link>
              {about && <p className="truncate text-ink-soft">{about}</p>}
              {page && <p className="break-all text-ink-soft">from {page}</p>}
            </div>
            <p className="flex flex-wrap content-start gap-2">
              {hasFile && <Badge tone="sand">With a file</Badge>}
              {repliedAt !== null && <Badge>Replied</Badge>}
              {handledAt !== null && <Badge>Handled</Badge>}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Registrations({ registrations }: PersonDetail) {
  if (registrations.length === 0) return null;
  return (
    <Section title="Registrations">
      <Table caption="Runs they registered for" head={["Run", "Seats", "State", "Registered"]}>
        {registrations.map(({ training, run, title, dates, seats, state, createdAt }) => (
          <tr key={`${training} ${run} ${createdAt}`}>
            <Cell className="min-w-48">
              <Link href={to(["inbox", "trainings", training, run])} className="font-semibold">
                {title}
              </Link>
              , {dates}
            </Cell>
            <Cell className="figures">{seats}</Cell>
            <Cell>{REGISTRATION_NAMES[state]}</Cell>
            <Cell className="figures whitespace-nowrap">{dayText(createdAt)}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Consents({ lists }: PersonDetail) {
  if (lists.length === 0) return null;
  return (
    <Section title="Lists and consents">
      <Table
        caption="What they asked for and agreed to"
        head={["List", "Asked", "Confirmed", "Left", "To these words"]}
      >
        {lists.map(({ list, kind, askedAt, confirmedAt, leftAt, page, wording }) => (
          <tr key={list}>
            <Cell className="min-w-40 break-words">{LIST_NAMES[kind](list)}</Cell>
            <Cell className="figures whitespace-nowrap">
              {dayText(askedAt)}
              <span className="block text-ink-soft">{page}</span>
            </Cell>
            <Cell className="figures whitespace-nowrap">
              {confirmedAt === null ? "not yet" : dayText(confirmedAt)}
            </Cell>
            <Cell className="figures whitespace-nowrap">{leftAt === null ? "no" : dayText(leftAt)}</Cell>
            <Cell className="min-w-56">{wording}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

function Mails({ mails, mailings }: PersonDetail) {
  const all = [
    ...mails
      .filter((mail) => mail.to === "visitor")
      .map((mail) => ({ ...mail, what: templateName(mail.template) })),
    ...mailings.map((mailing, index) => ({
      ...mailing,
      id: `mailing ${index}`,
      what: `Mailing “${mailing.subject}”`,
      error: null,
    })),
  ];
  if (all.length === 0) return null;
  return (
    <Section title="Mails to them">
      <Table caption="What became of each mail" head={["Mail", "State", "When"]}>
        {all.map(({ id, what, state, sentAt, error }) => (
          <tr key={id}>
            <Cell>
              {what}
              {error && <span className="block text-ink-soft">{error}</span>}
            </Cell>
            <Cell>{MAIL_STATES[state]}</Cell>
            <Cell className="figures whitespace-nowrap">{sentAt !== null && momentText(sentAt)}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

type Erased = { what: string; leftover: string };

/** The form that erases everything about a person, once their address is typed again. */
function Erasure({ person, onDone }: { person: PersonDetail; onDone: (done: Erased) => void }) {
  const { email, submissions, mails, lists, mailings, registrations, elsewhere, leftover } = person;
  const { refresh } = useLive();
  const [typed, setTyped] = useState("");
  const { problem, act } = useAction();
  const counts = [
    [
      submissions.length,
      "message with its notes and conversation",
      "messages with their notes and conversations",
    ],
    [mails.length, "mail to us or to them", "mails to us and to them"],
    [lists.length, "place on a list", "places on lists"],
    [mailings.length, "mailing they got", "mailings they got"],
    [elsewhere, "mail of theirs in a message of somebody else", "mails of theirs in messages of others"],
    [registrations.length, "registration with its invoice data", "registrations with their invoice data"],
  ] as const;

  const erase = () =>
    act(async () => {
      onDone(await call<Erased>("/api/inbox/person", "DELETE", { email, typed }));
      refresh();
    });
  return (
    <section className="grid max-w-2xl gap-4 rounded-lg border-2 border-ember p-5 sm:p-7">
      <h2 className="text-h4 break-words">Erase everything about {email}</h2>
      <ul className="figures list-disc pl-5">
        {counts.map(
          ([count, one, many]) => count > 0 && <li key={one}>{`${count} ${count === 1 ? one : many}`}</li>,
        )}
      </ul>
      <p>{leftover} The list of changes records that somebody was erased, not who.</p>
      <Form onSend={erase} className="grid justify-items-start gap-3">
        <TextField
          label={`Type ${email} to confirm`}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          autoComplete="off"
          required
          error={problem || undefined}
          className="w-full"
        />
        <Button type="submit" variant="destructive" disabled={typed.trim().toLowerCase() !== email}>
          Erase for good
        </Button>
      </Form>
    </section>
  );
}
