import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { dayText, momentText } from "../../moments.ts";
import { makePasskey, RecoveryCodes, ROLES } from "../accounts.tsx";
import { type Answer, call, useAction, useAnswer } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { Form, Loading, Problem, Section, SmallButton } from "../parts.tsx";
import { AreaTitle, Link, to } from "../route.tsx";
import { signOut } from "../sign-out.ts";

type OwnAccount = Answer<"GET /api/account">;
type OwnPasskeys = NonNullable<OwnAccount["passkeys"]>;

/** Asks the desk for a change, shows why it was refused, and shows the account anew. */
type Change = (asking: () => Promise<unknown>) => void;

const WAYS: Record<OwnAccount["sessions"][number]["way"], string> = {
  link: "by the terminal's link",
  passphrase: "with the passphrase",
  passkey: "with a passkey",
  "recovery-code": "with a recovery code",
};

export default function AccountPage() {
  const { data, error, reload } = useAnswer("GET /api/account");
  const { problem, act } = useAction();
  const change: Change = (asking) => void act(() => asking().then(reload));
  const endAll = () => void act(() => signOut(() => call("DELETE /api/account/sessions")));
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const { passkeys, sessions } = data;
  const role = ROLES[data.role];
  return (
    <div className="max-w-3xl">
      <AreaTitle>Your account</AreaTitle>
      <p>
        <strong>{data.who}</strong>, {role.name.toLowerCase()}: {role.does}
      </p>
      <Problem>{problem}</Problem>
      <div className="mt-8 grid gap-10">
        {passkeys ? (
          <>
            <Address email={data.email} onChange={reload} />
            <PasskeySection passkeys={passkeys} change={change} />
            <CodeSection left={data.recoveryCodes} change={change} />
          </>
        ) : (
          <NoAccount />
        )}
        <SessionSection sessions={sessions} change={change} onEndAll={endAll} />
      </div>
    </div>
  );
}

const NoAccount = () => (
  <p>
    You are here without an account of your own.{" "}
    <Link className="font-semibold" href={to(["people"])} label="Make one on the page Colleagues" />
    , so that your changes are recorded under your name.
  </p>
);

function PasskeySection({ passkeys, change }: { passkeys: OwnPasskeys; change: Change }) {
  const add = async () => {
    const options = await call("POST /api/account/passkeys/options");
    await call("POST /api/account/passkeys", { body: await makePasskey(options) });
  };
  const remove = (id: string) => call("DELETE /api/account/passkeys/:id", { params: { id } });
  return (
    <Section title="Passkeys" level="h2" className="grid gap-3">
      <List>
        {passkeys.map(({ id, createdAt, usedAt }) => (
          <Row
            key={id}
            name={`Made on ${dayText(createdAt)}`}
            about={usedAt ? `last used ${momentText(usedAt)}` : "not used yet"}
          >
            {passkeys.length > 1 && (
              <SmallButton onClick={() => change(() => remove(id))}>Remove</SmallButton>
            )}
          </Row>
        ))}
      </List>
      <SmallButton className="justify-self-start" onClick={() => change(add)}>
        Add a passkey
      </SmallButton>
    </Section>
  );
}

function CodeSection({ left, change }: { left: number; change: Change }) {
  const [codes, setCodes] = useState<string[]>();
  const renew = async () => setCodes((await call("POST /api/account/recovery-codes")).codes);
  return (
    <Section title="Recovery codes" level="h2" className="grid gap-3">
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : (
        <p className="figures">
          {left} of your codes are left. New ones take the place of all of them.
        </p>
      )}
      <SmallButton
        className="justify-self-start"
        onClick={() => change(renew)}
        label="Make new codes"
      />
    </Section>
  );
}

type SessionProps = Pick<OwnAccount, "sessions"> & { change: Change; onEndAll: () => void };

function SessionSection({ sessions, change, onEndAll }: SessionProps) {
  const end = (id: string) => call("DELETE /api/account/sessions/:id", { params: { id } });
  return (
    <Section title="Where you are signed in" level="h2" className="grid gap-3">
      <List>
        {sessions.map(({ ref, browser, way, startedAt, seenAt, isThis }) => (
          <Row
            key={ref}
            name={browser}
            about={`${WAYS[way]}, since ${momentText(startedAt)}, last seen ${momentText(seenAt)}`}
          >
            {isThis ? (
              <Badge>This session</Badge>
            ) : (
              <SmallButton onClick={() => change(() => end(ref))}>End</SmallButton>
            )}
          </Row>
        ))}
      </List>
      <SmallButton className="justify-self-start" onClick={onEndAll} label="Sign out everywhere" />
    </Section>
  );
}

function Address({ email, onChange }: { email: string; onChange: () => void }) {
  const save = async ({ email: given = "" }: Record<string, string>) => {
    await call("PUT /api/account", { body: { email: given.trim() } });
    onChange();
    return "Saved.";
  };
  return (
    <Form
      onSend={save}
      className="grid max-w-xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
    >
      <TextField
        name="email"
        type="email"
        label="Your address"
        hint="You are told there when somebody gives you a message. Leave it empty to hear nothing."
        defaultValue={email}
      />
      <Button type="submit" variant="outline" className="sm:mt-8" label="Save" />
    </Form>
  );
}
