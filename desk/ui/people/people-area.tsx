import { useState } from "react";
import type { Role } from "../../../server/inbox/storage/staff-tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { ButtonLink } from "../../../site/ui/button.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import { momentText } from "../../moments.ts";
import { ROLES } from "../accounts.tsx";
import { type Answer, call, useAction, useAnswer } from "../api.ts";
import { AuditLog, List, Row } from "../lists.tsx";
import {
  CopyButton,
  Form,
  Loading,
  Options,
  Problem,
  Section,
  Select,
  SmallButton,
  Submit,
  SureButton,
} from "../parts.tsx";
import { AreaTitle } from "../route.tsx";

type People = Answer<"GET /api/people">;

/** Asks the desk for a change, shows why it was refused, and shows the people anew. */
type Change = (asking: () => Promise<unknown>) => void;

export default function PeopleArea() {
  const { data, error, reload } = useAnswer("GET /api/people");
  const { problem, act } = useAction();
  const change: Change = (asking) => void act(() => asking().finally(reload));
  const withdraw = (id: string) =>
    change(() => call("DELETE /api/people/invitations/:id", { params: { id } }));
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="max-w-4xl">
      <AreaTitle>Colleagues</AreaTitle>
      <p className="max-w-[42em]">{introOf(data)}</p>
      <Problem>{problem}</Problem>
      <div className="mt-8 grid gap-10">
        {data.accounts.length > 0 && (
          <Section title="Accounts" level="h2">
            <List className="mt-3">
              {data.accounts.map((account) => (
                <AccountRow key={account.id} {...account} change={change} />
              ))}
            </List>
          </Section>
        )}
        {data.invitations.length > 0 && (
          <Section title="Invited" level="h2">
            <List className="mt-3">
              {data.invitations.map(({ id, name, role, email, expiresAt }) => (
                <Row
                  key={id}
                  name={name}
                  about={joined(ROLES[role].name, email, `works until ${momentText(expiresAt)}`)}
                >
                  <SmallButton onClick={() => withdraw(id)}>Withdraw</SmallButton>
                </Row>
              ))}
            </List>
          </Section>
        )}
        {data.canInvite && (
          <InviteForm
            isFirst={!data.accounts.some(({ role }) => role === "owner")}
            onChange={reload}
          />
        )}
        <AuditLog area="accounts" version={data} title="Changes of accounts" />
      </div>
    </div>
  );
}

function introOf({ canInvite, accounts, hasPassphrase }: People) {
  if (!canInvite)
    return (
      <>
        Only this machine's link opens the desk, and it needs no account. For colleagues to reach
        it, put a proxy with TLS in front and set <code>DESK_URL</code> to its https address; then
        people are invited here.
      </>
    );
  if (accounts.length === 0)
    return `Nobody has an account yet. The first one is the owner's: yours. ${
      hasPassphrase ? "As soon as it exists, the passphrase opens the desk no more." : ""
    }`;
  return `People sign in with their passkeys. The link from the terminal works as before${
    hasPassphrase ? "; the passphrase of the settings opens nothing any more, so take it out." : "."
  }`;
}

type RowProps = People["accounts"][number] & { change: Change };

function AccountRow({ id, name, role, email, usedAt, isMe, change }: RowProps) {
  const params = { id };
  const give = (role: Role) =>
    change(() => call("PUT /api/people/:id", { params, body: { role } }));
  const endSessions = () => change(() => call("DELETE /api/people/:id/sessions", { params }));
  const remove = () => change(() => call("DELETE /api/people/:id", { params }));
  return (
    <Row
      name={name}
      badge={isMe && <Badge>You</Badge>}
      about={joined(email, usedAt ? `last signed in ${momentText(usedAt)}` : "not signed in yet")}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={`Role of ${name}`}
          value={role}
          onChange={(wanted) => give(wanted as Role)}
          options={Object.entries(ROLES).map(([value, one]) => [value, one.name])}
        />
        <SmallButton onClick={endSessions}>Sign out everywhere</SmallButton>
        <SureButton sureLabel={`Remove ${name} for good`} onSure={remove}>
          Remove
        </SureButton>
      </div>
    </Row>
  );
}

const joined = (...facts: string[]) => facts.filter(Boolean).join(", ");

type Invited = Answer<"POST /api/people/invitations"> & { name: string; email: string };

/** `isFirst`: there is no owner yet, so the invitation makes one's own account. */
function InviteForm({ isFirst, onChange }: { isFirst: boolean; onChange: () => void }) {
  const [invited, setInvited] = useState<Invited>();
  const invite = async (fields: Record<string, string>, form: HTMLFormElement) => {
    const { name = "", role = "owner", email = "" } = fields;
    const given = { name: name.trim(), role: role as Role, email: email.trim() };
    const made = await call("POST /api/people/invitations", { body: given });
    setInvited({ ...given, ...made });
    form.reset();
    onChange();
  };
  return (
    <section className="grid gap-4">
      <h2 className="text-h4">{isFirst ? "Make your account" : "Invite somebody"}</h2>
      <Form onSend={invite} className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          hint="It stands beside every change."
          required
          maxLength={60}
          autoComplete="off"
        />
        {!isFirst && (
          <>
            <SelectField name="role" label="Role" defaultValue="clerk">
              <Options
                of={Object.entries(ROLES).map(([value, { name, does }]) => [
                  value,
                  `${name}: ${does}`,
                ])}
              />
            </SelectField>
            <TextField
              name="email"
              type="email"
              label="Email"
              hint="The link is sent there, and later what is given to them. Empty: you hand the link over."
              autoComplete="off"
            />
          </>
        )}
        <Submit>{isFirst ? "Go on" : "Invite"}</Submit>
      </Form>
      <div role="status">{invited && <InvitationLink {...invited} isFirst={isFirst} />}</div>
    </section>
  );
}

function InvitationLink({
  name,
  email,
  link,
  expiresAt,
  isMailed,
  isFirst,
}: Invited & { isFirst: boolean }) {
  return (
    <div className="grid gap-3 rounded-md bg-sand p-5">
      {email && (
        <p className="break-words">
          {isMailed
            ? `It goes to ${email} by mail; the server sends it within seconds.`
            : "Nothing was sent, because the server cannot send mails yet: hand the link over yourself."}
        </p>
      )}
      <p className="font-semibold">The link for {name}:</p>
      <p className="font-mono break-all">{link}</p>
      <p className="figures">
        It works once, until {momentText(expiresAt)}. Whoever has it becomes {name}: hand it over
        only to them.
      </p>
      <div className="flex flex-wrap gap-2">
        {(isFirst || !isMailed) && (
          <ButtonLink to={isFirst ? link : mailWith(link, expiresAt)} size="sm">
            {isFirst ? "Make my passkey here" : "Send it by mail"}
          </ButtonLink>
        )}
        <CopyButton text={link}>Copy the link</CopyButton>
        <SmallButton onClick={() => window.print()}>Print</SmallButton>
      </div>
    </div>
  );
}

/** A mailto: link with the invitation, for one's own mail program, since the desk has not mailed it. */
function mailWith(link: string, expiresAt: number): string {
  const body = `Open this link to make your account at the desk. It works once, until ${momentText(expiresAt)}.\r\n\r\n${link}`;
  return `mailto:?subject=${encodeURIComponent("Your account at the desk")}&body=${encodeURIComponent(body)}`;
}
