import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { OwnAccount } from "../../people/account-routes.ts";
import { makePasskey, RecoveryCodes, ROLES } from "../accounts.tsx";
import { call, useAction, useAnswer } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { dayText, momentText } from "../moments.ts";
import { Form, Loading, Problem, Section, SmallButton } from "../parts.tsx";
import { AreaTitle, Link, to } from "../route.tsx";
import { signOut } from "../sign-out.ts";

const PATH = "/api/account";

const WAYS: Record<OwnAccount["sessions"][number]["way"], string> = {
  link: "by the terminal's link",
  passphrase: "with the passphrase",
  passkey: "with a passkey",
  "recovery-code": "with a recovery code",
};

const addPasskey = async () =>
  call(`${PATH}/passkeys`, "POST", await makePasskey(`${PATH}/passkeys/options`));

export default function AccountPage() {
  const { data, error, reload } = useAnswer<OwnAccount>(PATH);
  const { problem, act } = useAction();
  const [codes, setCodes] = useState<string[]>();
  const change = (action: () => Promise<unknown>) => () => void act(() => action().then(reload));
  const remove = (path: string) => change(() => call(`${PATH}/${path}`, "DELETE"));
  const newCodes = async () =>
    setCodes((await call<{ codes: string[] }>(`${PATH}/recovery-codes`, "POST", {})).codes);
  const endAll = () => void act(() => signOut(() => call(`${PATH}/sessions`, "DELETE")));
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
            <Section title="Passkeys" level="h2" className="grid gap-3">
              <List>
                {passkeys.map(({ id, createdAt, usedAt }) => (
                  <Row
                    key={id}
                    name={`Made on ${dayText(createdAt)}`}
                    about={usedAt ? `last used ${momentText(usedAt)}` : "not used yet"}
                  >
                    {passkeys.length > 1 && (
                      <SmallButton onClick={remove(`passkeys/${encodeURIComponent(id)}`)}>
                        Remove
                      </SmallButton>
                    )}
                  </Row>
                ))}
              </List>
              <SmallButton className="justify-self-start" onClick={change(addPasskey)}>
                Add a passkey
              </SmallButton>
            </Section>
            <Section title="Recovery codes" level="h2" className="grid gap-3">
              {codes ? (
                <RecoveryCodes codes={codes} />
              ) : (
                <p className="figures">
                  {data.recoveryCodes} of your codes are left. New ones take the place of all of
                  them.
                </p>
              )}
              <SmallButton
                className="justify-self-start"
                onClick={change(newCodes)}
                label="Make new codes"
              />
            </Section>
          </>
        ) : (
          <p>
            You are here without an account of your own.{" "}
            <Link
              className="font-semibold"
              href={to(["people"])}
              label="Make one on the page Colleagues"
            />
            , so that your changes are recorded under your name.
          </p>
        )}
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
                  <SmallButton onClick={remove(`sessions/${ref}`)}>End</SmallButton>
                )}
              </Row>
            ))}
          </List>
          <SmallButton
            className="justify-self-start"
            onClick={endAll}
            label="Sign out everywhere"
          />
        </Section>
      </div>
    </div>
  );
}

function Address({ email, onChange }: { email: string; onChange: () => void }) {
  const save = async ({ email: given = "" }: Record<string, string>) => {
    await call(PATH, "PUT", { email: given.trim() });
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
