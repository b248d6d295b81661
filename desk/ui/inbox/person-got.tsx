import type { PersonDetail } from "../../inbox/person.ts";
import { Cell, Table } from "../lists.tsx";
import { dayText, isoText, momentText } from "../moments.ts";
import { Section } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { MAIL_STATES, REGISTRATION_NAMES, templateName } from "./names.ts";

/** The runs they registered for, and whether they attended. */
export function Registrations({ registrations }: PersonDetail) {
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

export function Certificates({ certificates }: PersonDetail) {
  if (certificates.length === 0) return null;
  return (
    <Section title="Certificates">
      <Table caption="Certificates they hold" head={["Number", "Name", "Run", "Issued"]}>
        {certificates.map(({ number, name, title, dates, issued_on }) => (
          <tr key={number}>
            <Cell className="figures">{number}</Cell>
            <Cell>{name}</Cell>
            <Cell className="min-w-48">
              {title}, {dates}
            </Cell>
            <Cell className="figures whitespace-nowrap">{isoText(issued_on)}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  );
}

export function Mails({ mails, mailings, trainingMails }: PersonDetail) {
  const all = [
    ...mails
      .filter((mail) => mail.to === "visitor")
      .map((mail) => ({ ...mail, what: templateName(mail.template) })),
    ...trainingMails.map(({ subject, state, sent_at, last_error, next_attempt_at: due }, index) => ({
      ...{ id: `training ${index}`, what: subject, state, sentAt: sent_at, error: last_error },
      // A reminder waits for its day.
      ...(state === "waiting" && due > Date.now() && { goesOut: `Goes out on ${dayText(due)}` }),
    })),
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
        {all.map(({ id, what, state, sentAt, error, ...mail }) => (
          <tr key={id}>
            <Cell>
              {what}
              {error && <span className="block text-ink-soft">{error}</span>}
            </Cell>
            <Cell>{"goesOut" in mail ? mail.goesOut : MAIL_STATES[state]}</Cell>
            <Cell className="figures whitespace-nowrap">{sentAt !== null && momentText(sentAt)}</Cell>
          </tr>
        ))}
      </Table>
    </Section>
  );
}
