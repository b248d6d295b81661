import { Download } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { PersonDetail } from "../../inbox/person.ts";
import { dayText, momentText } from "../../moments.ts";
import { type Answer, call, download, useAnswer } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { useLive, useLiveAnswer } from "../live.tsx";
import { Form, focusOnce, Problem, Section, SmallButton } from "../parts.tsx";
import { go, Link, to, useRoute } from "../route.tsx";
import { followUpText, KIND_NAMES, pageText } from "./names.ts";
import { Consents, Got, ListActions, PersonHeader } from "./person-parts.tsx";

/** Finds people, shows all that is stored about one, and erases it. */
export function Person() {
  const { query } = useRoute();
  const [email, text] = [query.get("email") ?? "", query.get("text") ?? ""];
  const [done, setDone] = useState<Erased>();
  const find = async (given: Record<string, string>) => {
    setDone(undefined);
    go(to(["inbox", "person"], { text: given.text?.trim() ?? "" }));
  };
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-8">
      <Form
        onSend={find}
        key={done ? "" : email || text}
        className="grid max-w-2xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end"
      >
        <TextField
          name="text"
          type="search"
          label="Name, company, address or phone"
          defaultValue={done ? "" : email || text}
          autoFocus={!email && !done}
          required
        />
        <Button type="submit" variant="outline" label="Find" />
      </Form>
      {done && (
        <div role="status" ref={focusOnce} tabIndex={-1} className="grid max-w-2xl gap-3">
          <h2 className="text-h4">{done.what}</h2>
          <p>{done.leftover}</p>
        </div>
      )}
      {!done && email && <Stored email={email} onErased={setDone} />}
      {!done && !email && text && <People text={text} onErased={setDone} />}
    </div>
  );
}

/** Who is found; if it is one person, their page at once. */
function People({ text, onErased }: { text: string; onErased: (done: Erased) => void }) {
  const { data, error } = useAnswer("GET /api/inbox/people", { query: { text } });
  if (!data) return <Problem>{error}</Problem>;
  const [only] = data.people;
  if (only && data.total === 1) return <Stored email={only.email} onErased={onErased} />;
  // An address that nobody wrote from yet can be put on a list all the same.
  if (!only && /^[^\s@]+@[^\s@]+$/.test(text)) return <Stored email={text} onErased={onErased} />;
  return (
    <section aria-label="Found">
      <p role="status" className="figures mb-2 text-ink-soft">
        {only
          ? `${data.total} people${data.total > data.people.length ? `, the last ${data.people.length} shown` : ""}`
          : `Nobody has “${text}” in their name, company, address or phone.`}
      </p>
      <List>
        {data.people.map(({ email, name, company, phone, at }) => (
          <Row
            key={email}
            name={<Link href={to(["inbox", "person"], { email })}>{name || email}</Link>}
            about={[company, name && email, phone].filter(Boolean).join(" · ")}
          >
            <span className="figures text-ink-soft">{dayText(at)}</span>
          </Row>
        ))}
      </List>
    </section>
  );
}

function Stored({ email, onErased }: { email: string; onErased: (done: Erased) => void }) {
  const query = { email };
  const { data, error, renew } = useLiveAnswer("GET /api/inbox/person", { query });
  if (!data) return <Problem>{error}</Problem>;
  const { submissions, isUnknown } = data;
  const latest = submissions.find(({ kind }) => kind === "contact") ?? submissions[0];
  return (
    <>
      {isUnknown ? (
        <p role="status">Nothing is stored about {data.email}.</p>
      ) : (
        <PersonHeader {...data} />
      )}
      {latest && (
        <Link href={to(["inbox", "message", latest.id])} className="-mt-4 font-semibold">
          Note or follow-up on their latest message
        </Link>
      )}
      <ListActions key={data.email} person={data} onChange={renew} />
      <Submissions {...data} />
      <Got {...data} />
      <Consents {...data} />
      {!isUnknown && (
        <SmallButton
          icon={Download}
          onClick={() => void download("GET /api/inbox/person/copy", { query })}
          className="justify-self-start"
        >
          Save a copy of everything
        </SmallButton>
      )}
      {!isUnknown && <Erasure person={data} onDone={onErased} />}
    </>
  );
}

function Submissions({ submissions }: PersonDetail) {
  if (submissions.length === 0) return null;
  return (
    <Section title="Messages">
      <List className="mt-2">
        {submissions.map(({ id, kind, about, page, ...one }) => (
          <Row
            key={id}
            name={
              <Link href={to(["inbox", "message", id])}>
                {KIND_NAMES[kind]} of {momentText(one.receivedAt)}
              </Link>
            }
            about={[about, page && pageText(page)].filter(Boolean).join(", ")}
          >
            <p className="flex flex-wrap gap-2">
              {one.followUpOn !== null && (
                <Badge tone="marigold">{followUpText(one.followUpOn)}</Badge>
              )}
              {one.hasFile && <Badge tone="sand">With a file</Badge>}
              {one.repliedAt !== null && <Badge>Replied</Badge>}
              {one.handledAt !== null && <Badge>Handled</Badge>}
            </p>
          </Row>
        ))}
      </List>
    </Section>
  );
}

type Erased = Answer<"DELETE /api/inbox/person">;

/** The form that erases everything about a person, once their address is typed again. */
function Erasure({ person, onDone }: { person: PersonDetail; onDone: (done: Erased) => void }) {
  const { email, submissions, mails, lists, mailings, registrations, elsewhere, leftover } = person;
  const { trainingMails, certificates, unreachable } = person;
  const { refresh } = useLive();
  const [typed, setTyped] = useState("");
  const counts = [
    [
      submissions.length,
      "message with its notes and answers",
      "messages with their notes and answers",
    ],
    [mails.length, "mail to us or to them", "mails to us and to them"],
    [lists.length, "place on a list", "places on lists"],
    [mailings.length, "mailing they got", "mailings they got"],
    [
      elsewhere,
      "mail of theirs in a message of somebody else",
      "mails of theirs in messages of others",
    ],
    [
      registrations.length,
      "registration with its invoice data",
      "registrations with their invoice data",
    ],
    [trainingMails.length, "mail about a registration", "mails about registrations"],
    [unreachable ? 1 : 0, "note that mails to them come back", ""],
    [certificates.length, "certificate, but for its number", "certificates, but for their numbers"],
  ] as const;

  const erase = async () => {
    onDone(await call("DELETE /api/inbox/person", { body: { email, typed } }));
    refresh();
  };
  return (
    <section className="grid max-w-2xl gap-4 rounded-lg border-2 border-ember p-5 sm:p-7">
      <h2 className="text-h4 break-words">Erase everything about {email}</h2>
      <ul className="figures list-disc pl-5">
        {counts.map(
          ([count, one, many]) =>
            count > 0 && <li key={one}>{`${count} ${count === 1 ? one : many}`}</li>,
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
          className="w-full"
        />
        <Button type="submit" variant="destructive" disabled={typed.trim().toLowerCase() !== email}>
          Erase for good
        </Button>
      </Form>
    </section>
  );
}
