import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import type { OwnAccount } from "../../people/account-routes.ts";
import { call, useAction, useAnswer } from "../api.ts";
import { dayText, momentText } from "../moments.ts";
import { Form, Loading, Problem, Row, RowList, Section, SmallButton } from "../parts.tsx";
import { makePasskey } from "../passkey.ts";
import { ROLES } from "../people/names.ts";
import { AreaTitle, Link, to } from "../route.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const PATH = "/api/account";

const WAYS: Record<OwnAccount["sessions"][number]["way"], string> = {
  link: "by the terminal's link",
  passphrase: "with the passphrase",
  passkey: "with a passkey",
  "recovery-code": "with a recovery code",
};

const addPasskey = async () =>
  call(`${PATH}/passkeys`, "POST", await makePasskey(`${PATH}/passkeys/options`));

const signOutEverywhere = () => call(`${PATH}/sessions`, "DELETE").then(() => window.location.reload());

/** The page of one's own account: address, passkeys, recovery codes and sessions. */
export default function AccountPage() {
  const { data, error, reload } = useAnswer<OwnAccount>(PATH);
  const { problem, act } = useAction();
  const [codes, setCodes] = useState<string[]>();
  const change = (action: () => Promise<unknown>) => () => void act(() => action().then(reload));
  const newCodes = async () =>
    setCodes((await call<{ codes: string[] }>(`${PATH}/recovery-codes`, "POST", {})).codes);
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
        {passkeys === undefined && (
          <p>
            You are here without an account of your own.{" "}
            <Link className="font-semibold" href={to(["people"])}>
              Make one on the page People
            </Link>
            , so that your changes are recorded under your name.
          </p>
        )}
        {passkeys && <Address email={data.email} onChange={reload} />}
        {passkeys && (
          <RowList
            title="Passkeys"
            action={
              <Button size="sm" onClick={change(addPasskey)}>
                Add a passkey
              </Button>
            }
          >
            {passkeys.map(({ id, createdAt, usedAt }) => (
              <Row
                key={id}
                name={`Made on ${dayText(createdAt)}`}
                about={usedAt ? `last used ${momentText(usedAt)}` : "not used yet"}
              >
                {passkeys.length > 1 && (
                  <SmallButton
                    onClick={change(() => call(`${PATH}/passkeys/${encodeURIComponent(id)}`, "DELETE"))}
                  >
                    Remove
                  </SmallButton>
                )}
              </Row>
            ))}
          </RowList>
        )}
        {passkeys && (
          <Section title="Recovery codes" level="h2" className="grid gap-3">
            {codes ? (
              <RecoveryCodes codes={codes} />
            ) : (
              <p className="figures">
                {data.recoveryCodes} of your codes are left. New ones take the place of all of them.
              </p>
            )}
            <SmallButton className="justify-self-start" onClick={change(newCodes)}>
              Make new codes
            </SmallButton>
          </Section>
        )}
        <RowList
          title="Where you are signed in"
          action={<SmallButton onClick={() => void act(signOutEverywhere)}>Sign out everywhere</SmallButton>}
        >
          {sessions.map(({ ref, browser, way, startedAt, seenAt, isThis }) => (
            <Row
              key={ref}
              name={browser}
              about={`${WAYS[way]}, since ${momentText(startedAt)}, last seen ${momentText(seenAt)}`}
            >
              {isThis ? (
                <Badge>This session</Badge>
              ) : (
                <SmallButton onClick={change(() => call(`${PATH}/sessions/${ref}`, "DELETE"))}>
                  End
                </SmallButton>
              )}
            </Row>
          ))}
        </RowList>
      </div>
    </div>
  );
}

type AddressProps = { email: string; onChange: () => void };

/** The form for the address to which mails about assigned submissions go. */
function Address({ email, onChange }: AddressProps) {
  const { problem, act } = useAction();
  const [isSaved, setSaved] = useState(false);
  const save = ({ email: given = "" }: Record<string, string>) =>
    act(async () => {
      setSaved(false);
      await call(PATH, "PUT", { email: given.trim() });
      setSaved(true);
      onChange();
    });
  return (
    <Form onSend={save} className="grid max-w-xl gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <TextField
        name="email"
        type="email"
        label="Your address"
        hint="You are told there when somebody gives you a message. Leave it empty to hear nothing."
        defaultValue={email}
        error={problem || undefined}
      />
      <div className="flex items-center gap-3 sm:mt-8">
        <Button type="submit" variant="outline">
          Save
        </Button>
        <p role="status">{isSaved && "Saved."}</p>
      </div>
    </Form>
  );
}
