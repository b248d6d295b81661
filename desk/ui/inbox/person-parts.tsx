import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import type { PersonDetail } from "../../inbox/person.ts";
import { dayText, isoText, momentText, readable } from "../../moments.ts";
import { call, useAction } from "../api.ts";
import { Table } from "../lists.tsx";
import { useLiveAnswer, useMailState } from "../live.tsx";
import { Done, Form, Options, Problem, Section, SmallButton } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import {
  KIND_NAMES,
  LIST_NAMES,
  REGISTRATION_NAMES,
  standingText,
  TRAINING_MAILS,
  telOf,
  templateName,
  unreachableText,
} from "./names.ts";

/** What they registered for, the certificates they hold, and what became of each mail to them. */
export function Got(person: PersonDetail) {
  const stateText = useMailState();
  const mails = mailsTo(person, stateText);
  return (
    <>
      <Part
        title="Registrations"
        caption="Runs they registered for"
        head={["Run", "Seats", "State", "Registered"]}
        rows={person.registrations.map((one) => [
          <Link
            key={one.run}
            href={to(["inbox", "trainings", one.training, one.run])}
            className="font-semibold"
          >
            {one.title}, {one.dates}
          </Link>,
          one.seats,
          REGISTRATION_NAMES[one.state],
          dayText(one.createdAt),
        ])}
      />
      <Part
        title="Certificates"
        caption="Certificates they hold"
        head={["Number", "Name", "Run", "Issued"]}
        rows={person.certificates.map(({ number, name, title, dates, issued_on }) => [
          number,
          name,
          `${title}, ${dates}`,
          isoText(issued_on),
        ])}
      />
      <Part
        title="Mails to them"
        caption="What became of each mail"
        head={["Mail", "State", "When"]}
        rows={mails.sort((one, other) => other.at - one.at).map(({ cells }) => cells)}
      />
    </>
  );
}

/** The mails of forms, trainings and mailings. */
function mailsTo(person: PersonDetail, stateText: (state: string) => string) {
  const receivedAt = new Map(person.submissions.map((one) => [one.id, one.receivedAt]));
  const ofForms = person.mails
    .filter((mail) => mail.to === "visitor")
    .map(({ template, state, sentAt, error, submission }) => {
      const link = (
        <Link href={to(["inbox", "message", submission])} label={templateName(template)} />
      );
      return mailRow(link, stateText(state), sentAt, receivedAt.get(submission), error);
    });
  const ofTrainings = person.trainingMails.map((mail) => {
    const { what, state, sent_at, last_error, next_attempt_at: due } = mail;
    const name = `Training: ${TRAINING_MAILS[what]}`;
    return mailRow(name, stateText(state), sent_at, due, last_error);
  });
  const ofMailings = person.mailings.map(({ mailingId, subject, state, sentAt }) => {
    const link = (
      <Link href={to(["mailings", "mailing", mailingId])} label={`Mailing “${subject}”`} />
    );
    return mailRow(link, stateText(state), sentAt);
  });
  return [...ofForms, ...ofTrainings, ...ofMailings];
}

const Part = ({
  title,
  ...table
}: ComponentProps<typeof Table> & { title: string; rows: ReactNode[][] }) =>
  table.rows.length > 0 && (
    <Section title={title}>
      <Table {...table} />
    </Section>
  );

/** Sorted by `due` where it was not sent. */
const mailRow = (
  what: ReactNode,
  state: ReactNode,
  sentAt: number | null,
  due = Number.MAX_VALUE,
  error: string | null = null,
) => ({
  at: sentAt ?? due,
  cells: [
    <Facts key="what" first={what} more={error} />,
    state,
    sentAt !== null && momentText(sentAt),
  ],
});

const Facts = ({ first, more }: { first: ReactNode; more: ReactNode }) => (
  <>
    {first}
    <span className="block text-ink-soft">{more}</span>
  </>
);

/** What somebody asked for and agreed to, on which list. */
export const Consents = ({ lists }: PersonDetail) => (
  <Part
    title="Lists and consents"
    caption="What they asked for and agreed to"
    head={["List", "Asked", "Confirmed", "Left", "To these words"]}
    rows={lists.map((one) => [
      LIST_NAMES[one.kind](one.list),
      <Facts key="asked" first={dayText(one.askedAt)} more={readable(one.askedNote || one.page)} />,
      one.confirmedAt === null ? "not yet" : dayText(one.confirmedAt),
      <Facts
        key="left"
        first={one.leftAt === null ? "no" : dayText(one.leftAt)}
        more={readable(one.leftNote)}
      />,
      one.wording,
    ])}
  />
);

type Props = { person: PersonDetail; onChange: () => void };

/** Puts somebody on a list, or takes them off. */
export function ListActions({ person, onChange }: Props) {
  const { email, lists, isUnwanted, unreachable, listsToJoin } = person;
  const [open, setOpen] = useState<Opened>();
  const [notice, setNotice] = useState("");
  const { problem, act } = useAction();
  const status = useRef<HTMLParagraphElement>(null);
  // The button that opened the dialog may be gone.
  useEffect(() => {
    if (notice && open === undefined) status.current?.focus();
  }, [notice, open]);
  const begin = (what: Opened) => {
    setNotice("");
    setOpen(what);
  };
  const done = (words: string) => {
    setNotice(words);
    setOpen(undefined);
    onChange();
  };
  const mailAgain = () =>
    void act(async () => {
      done((await call("DELETE /api/inbox/person/unreachable", { body: { email } })).notice);
      status.current?.focus();
    });
  return (
    <div className="-mt-4 grid gap-2">
      <div className="flex flex-wrap gap-2">
        {lists.map(
          (one) =>
            one.leftAt === null && (
              <SmallButton key={one.list} onClick={() => begin(one)}>
                Unsubscribe from “{LIST_NAMES[one.kind](one.list)}” …
              </SmallButton>
            ),
        )}
        {unreachable && (
          <SmallButton onClick={mailAgain}>Send mails to this address again</SmallButton>
        )}
        {!isUnwanted && !unreachable && listsToJoin.length > 0 && (
          <SmallButton onClick={() => begin("join")}>Subscribe them …</SmallButton>
        )}
      </div>
      <Problem>{problem}</Problem>
      <Done ref={status} tabIndex={-1}>
        {notice}
      </Done>
      <Dialog
        open={open !== undefined}
        onClose={() => setOpen(undefined)}
        title={open === "join" ? JOIN : LEAVE}
      >
        {open && <ListForm person={person} open={open} onDone={done} />}
      </Dialog>
    </div>
  );
}

/** The list that somebody leaves, or that they join one. */
type Opened = "join" | PersonDetail["lists"][number];

const JOIN = "Subscribe them";
const LEAVE = "Unsubscribe them";

type ListFormProps = { person: PersonDetail; open: Opened; onDone: (notice: string) => void };

function ListForm({ person: { email, name, listsToJoin }, open, onDone }: ListFormProps) {
  const isJoining = open === "join";
  const send = async (typed: Record<string, string>) => {
    const list = isJoining ? (typed.list ?? "") : open.list;
    const body = { email, list, asker: typed.asker ?? "", reason: typed.reason ?? "" };
    const answer = isJoining
      ? await call("POST /api/inbox/person/lists", { body })
      : await call("DELETE /api/inbox/person/lists", { body });
    onDone(answer.notice);
  };
  return (
    <Form onSend={send} className="mt-4 grid gap-4">
      {isJoining ? (
        <>
          <p>A mail asks {email} to confirm it, as the law wants. Nothing else goes out before.</p>
          <SelectField name="list" label="List">
            <Options
              of={listsToJoin.map((list) => [list, list ? LIST_NAMES.waiting(list) : "Newsletter"])}
            />
          </SelectField>
        </>
      ) : (
        <p>
          {email} gets nothing more of it: {LIST_NAMES[open.kind](open.list)}.
        </p>
      )}
      <TextField name="asker" label="Who asked" defaultValue={name} maxLength={100} required />
      <TextField
        name="reason"
        label="How and why"
        hint="As in: by phone on Monday, has left the firm"
        maxLength={300}
        autoComplete="off"
        required
      />
      <Button type="submit">{isJoining ? "Ask them to confirm" : LEAVE}</Button>
    </Form>
  );
}

/** Beside a message: who wrote it, and what else there is of them. */
export function PersonPane({ email, openId }: { email: string; openId: string }) {
  const { data } = useLiveAnswer("GET /api/inbox/person", { query: { email } });
  if (!data) return null;
  const others = data.submissions.filter(({ id }) => id !== openId);
  return (
    <aside
      aria-label="Person"
      className="grid min-w-0 content-start gap-5 max-xl:border-t max-xl:border-line max-xl:pt-5 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto"
    >
      <PersonHeader {...data} />
      <First title="Other messages">
        {others.map(({ id, kind, about, receivedAt }) => (
          <li key={id} className="min-w-0">
            <Link href={to(["inbox", "message", id])} className="block truncate">
              {about || KIND_NAMES[kind]}
            </Link>
            <span className="figures text-ink-soft">{dayText(receivedAt)}</span>
          </li>
        ))}
      </First>
      <First title="Registrations">
        {data.registrations.map(({ training, run, title, dates, state, createdAt }) => (
          <li key={`${training} ${run} ${createdAt}`}>
            <Link href={to(["inbox", "trainings", training, run])}>{title}</Link>
            <span className="figures block text-ink-soft">
              {dates}: {REGISTRATION_NAMES[state]}
            </span>
          </li>
        ))}
      </First>
      <First title="Lists">
        {data.lists.map((one) => (
          <li key={one.list} className="break-words">
            {LIST_NAMES[one.kind](one.list)}
            <span className="figures block text-ink-soft">{standingText(one)}</span>
          </li>
        ))}
      </First>
      <Link href={to(["inbox", "person"], { email })} className="py-1 font-semibold">
        Everything of this person
      </Link>
    </aside>
  );
}

/** The first six of what there is; nothing if there is none. */
const First = ({ title, children }: { title: string; children: ReactNode[] }) =>
  children.length > 0 && (
    <Section title={title}>
      <ul className="mt-1 grid gap-2">{children.slice(0, 6)}</ul>
    </Section>
  );

export const PersonHeader = ({
  name,
  company,
  phone,
  email,
  isUnwanted,
  unreachable,
}: PersonDetail) => (
  <header>
    <h2 className="text-h4 break-words">{name || email}</h2>
    <p className="break-words">{company}</p>
    <p className="wrap-anywhere text-ink-soft">{email}</p>
    {phone && <Link href={telOf(phone)} className="figures" label={phone} />}
    {isUnwanted && <p className="mt-1 font-semibold text-marigold-ink">Wants no mail from us</p>}
    {unreachable && (
      <div className="mt-1">
        <p className="font-semibold text-marigold-ink">{unreachableText(unreachable.since)}</p>
        <p className="wrap-anywhere text-ink-soft">{unreachable.said}</p>
      </div>
    )}
  </header>
);
