import { type ReactNode, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { OwnAccount } from "../../people/account-routes.ts";
import { call } from "../api.ts";
import { dayText, momentText } from "../moments.ts";
import { AreaTitle, Loading, Problem } from "../parts.tsx";
import { makePasskey } from "../passkey.ts";
import { ROLES } from "../people/names.ts";
import { to } from "../route.ts";
import { useAction, useAnswer } from "../use-answer.ts";
import { Address } from "./address.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

const PATH = "/api/account";

const WAYS: Record<OwnAccount["sessions"][number]["way"], string> = {
  link: "by the terminal's link",
  passphrase: "with the passphrase",
  passkey: "with a passkey",
  "recovery-code": "with a recovery code",
};

/** What somebody decides about their own account. */
export default function AccountPage() {
  const { data, error, reload } = useAnswer<OwnAccount>(PATH);
  const { problem, act } = useAction();
  const [codes, setCodes] = useState<string[]>();
  const change = (action: () => Promise<unknown>) => () => void act(() => action().then(reload));
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
            <a className="desk-link font-semibold" href={to(["people"])}>
              Make one on the page People
            </a>
            , so that your changes are recorded under your name.
          </p>
        )}
        {passkeys && <Address email={data.email} onChange={reload} />}
        {passkeys && (
          <Part
            title="Passkeys"
            action={
              <Button
                size="sm"
                onClick={change(async () =>
                  call(`${PATH}/passkeys`, "POST", await makePasskey(`${PATH}/passkeys/options`)),
                )}
              >
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
                  <Button
                    size="sm"
                    variant="outline"
                    onClick={change(() => call(`${PATH}/passkeys/${encodeURIComponent(id)}`, "DELETE"))}
                  >
                    Remove
                  </Button>
                )}
              </Row>
            ))}
          </Part>
        )}
        {passkeys && (
          <section aria-labelledby="codes" className="grid gap-3">
            <h2 id="codes" className="text-h4">
              Recovery codes
            </h2>
            {codes ? (
              <RecoveryCodes codes={codes} />
            ) : (
              <p className="figures">
                {data.recoveryCodes} of your codes are left. New ones take the place of all of them.
              </p>
            )}
            <Button
              size="sm"
              variant="outline"
              className="justify-self-start"
              onClick={change(async () =>
                setCodes((await call<{ codes: string[] }>(`${PATH}/recovery-codes`, "POST", {})).codes),
              )}
            >
              Make new codes
            </Button>
          </section>
        )}
        <Part
          title="Where you are signed in"
          action={
            <Button
              size="sm"
              variant="outline"
              onClick={() =>
                void act(() => call(`${PATH}/sessions`, "DELETE").then(() => window.location.reload()))
              }
            >
              Sign out everywhere
            </Button>
          }
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
                <Button
                  size="sm"
                  variant="outline"
                  onClick={change(() => call(`${PATH}/sessions/${ref}`, "DELETE"))}
                >
                  End
                </Button>
              )}
            </Row>
          ))}
        </Part>
      </div>
    </div>
  );
}

function Part({ title, action, children }: { title: string; action: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h4">{title}</h2>
        {action}
      </div>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

function Row({ name, about, children }: { name: string; about: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        <p className="figures text-ink-soft">{about}</p>
      </div>
      {children}
    </li>
  );
}
