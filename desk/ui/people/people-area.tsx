import { useState } from "react";
import type { AuditLine } from "../../../server/inbox/audit.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import type { People } from "../../people/people-routes.ts";
import { call } from "../api.ts";
import { AuditLines } from "../audit-lines.tsx";
import { Select, SmallButton, SureButton } from "../controls.tsx";
import { momentText } from "../moments.ts";
import { AreaTitle, Loading, Problem, Row, RowList } from "../parts.tsx";
import { useAction, useAnswer } from "../use-answer.ts";
import { InviteForm } from "./invite-form.tsx";
import { ROLES } from "./names.ts";

/** Who has an account, and who is invited. */
export default function PeopleArea() {
  const [version, setVersion] = useState(0);
  const { data, error } = useAnswer<People>("/api/people", version);
  const { data: log } = useAnswer<{ lines: AuditLine[] }>("/api/audit?area=accounts", version);
  const { problem, act } = useAction();
  const onChange = () => setVersion((before) => before + 1);
  const change = (path: string, method: "PUT" | "DELETE", body?: object) =>
    void act(() => call(`/api/people/${path}`, method, body).finally(onChange));
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="max-w-4xl">
      <AreaTitle>People</AreaTitle>
      <p className="max-w-[42em]">{introOf(data)}</p>
      <Problem>{problem}</Problem>
      <div className="mt-8 grid gap-10">
        {data.accounts.length > 0 && (
          <RowList title="Accounts">
            {data.accounts.map((account) => (
              <AccountRow key={account.id} {...account} change={change} />
            ))}
          </RowList>
        )}
        {data.invitations.length > 0 && (
          <RowList title="Invited">
            {data.invitations.map(({ id, name, role, email, expiresAt }) => (
              <Row
                key={id}
                name={name}
                about={listed(ROLES[role].name, email, `works until ${momentText(expiresAt)}`)}
                className="gap-y-3"
              >
                <SmallButton onClick={() => change(`invitations/${id}`, "DELETE")}>Withdraw</SmallButton>
              </Row>
            ))}
          </RowList>
        )}
        {data.canInvite && (
          <InviteForm isFirst={!data.accounts.some(({ role }) => role === "owner")} onChange={onChange} />
        )}
        {log && <AuditLines lines={log.lines} title="Changes of accounts" />}
      </div>
    </div>
  );
}

function introOf({ canInvite, accounts, hasPassphrase }: People) {
  if (!canInvite)
    return (
      <>
        Only this machine's link opens the desk, and it needs no account. For colleagues to reach it, put a
        proxy with TLS in front and set <code>DESK_URL</code> to its https address; then people are invited
        here.
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

type RowProps = People["accounts"][number] & {
  change: (path: string, method: "PUT" | "DELETE", body?: object) => void;
};

function AccountRow({ id, name, role, email, usedAt, isMe, change }: RowProps) {
  return (
    <Row
      name={name}
      badge={isMe && <Badge>You</Badge>}
      about={listed(email, usedAt ? `last signed in ${momentText(usedAt)}` : "not signed in yet")}
      className="gap-y-3"
    >
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={`Role of ${name}`}
          value={role}
          onChange={(wanted) => change(id, "PUT", { role: wanted })}
          options={Object.entries(ROLES).map(([value, one]) => [value, one.name])}
        />
        <SmallButton onClick={() => change(`${id}/sessions`, "DELETE")}>Sign out everywhere</SmallButton>
        <SureButton
          size="sm"
          variant="outline"
          sure={`Remove ${name} for good`}
          onSure={() => change(id, "DELETE")}
        >
          Remove
        </SureButton>
      </div>
    </Row>
  );
}

const listed = (...facts: string[]) => facts.filter(Boolean).join(", ");
