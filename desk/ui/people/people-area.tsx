import { type ReactNode, useState } from "react";
import type { AuditLine } from "../../../server/inbox/audit.ts";
import type { Role } from "../../../server/inbox/storage/staff-tables.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { People } from "../../people/people-routes.ts";
import { call } from "../api.ts";
import { AuditLines } from "../audit-lines.tsx";
import { momentText } from "../moments.ts";
import { AreaTitle, Loading, Problem } from "../parts.tsx";
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
      <Intro {...data} />
      <Problem>{problem}</Problem>
      <div className="mt-8 grid gap-10">
        {data.accounts.length > 0 && (
          <List title="Accounts">
            {data.accounts.map((account) => (
              <AccountRow key={account.id} {...account} change={change} />
            ))}
          </List>
        )}
        {data.invitations.length > 0 && (
          <List title="Invited">
            {data.invitations.map(({ id, name, role, email, expiresAt }) => (
              <Row
                key={id}
                name={name}
                about={[ROLES[role].name, email, `works until ${momentText(expiresAt)}`]}
              >
                <Button size="sm" variant="outline" onClick={() => change(`invitations/${id}`, "DELETE")}>
                  Withdraw
                </Button>
              </Row>
            ))}
          </List>
        )}
        {data.canInvite && (
          <InviteForm isFirst={!data.accounts.some(({ role }) => role === "owner")} onChange={onChange} />
        )}
        {log && <AuditLines lines={log.lines} title="Changes of accounts" />}
      </div>
    </div>
  );
}

function Intro({ canInvite, accounts, hasPassphrase }: People) {
  if (!canInvite)
    return (
      <p className="max-w-[42em]">
        Only this machine's link opens the desk, and it needs no account. For colleagues to reach it, put a
        proxy with TLS in front and set <code>DESK_URL</code> to its https address; then people are invited
        here.
      </p>
    );
  if (accounts.length === 0)
    return (
      <p className="max-w-[42em]">
        Nobody has an account yet. The first one is the owner's: yours.{" "}
        {hasPassphrase && "As soon as it exists, the passphrase opens the desk no more."}
      </p>
    );
  return (
    <p className="max-w-[42em]">
      People sign in with their passkeys. The link from the terminal works as before
      {hasPassphrase ? "; the passphrase of the settings opens nothing any more, so take it out." : "."}
    </p>
  );
}

type RowProps = People["accounts"][number] & {
  change: (path: string, method: "PUT" | "DELETE", body?: object) => void;
};

function AccountRow({ id, name, role, email, usedAt, isMe, change }: RowProps) {
  const [isSure, setSure] = useState(false);
  return (
    <Row
      name={name}
      badge={isMe && <Badge>You</Badge>}
      about={[email, usedAt ? `last signed in ${momentText(usedAt)}` : "not signed in yet"]}
    >
      <select
        aria-label={`Role of ${name}`}
        value={role}
        onChange={(event) => change(id, "PUT", { role: event.target.value as Role })}
        className="desk-control"
      >
        {Object.entries(ROLES).map(([value, one]) => (
          <option key={value} value={value}>
            {one.name}
          </option>
        ))}
      </select>
      <Button size="sm" variant="outline" onClick={() => change(`${id}/sessions`, "DELETE")}>
        Sign out everywhere
      </Button>
      {isSure ? (
        <Button size="sm" variant="destructive" onClick={() => change(id, "DELETE")}>
          Remove {name} for good
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={() => setSure(true)}>
          Remove
        </Button>
      )}
    </Row>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-h4">{title}</h2>
      <ul className="divide-y divide-line border-y border-line">{children}</ul>
    </section>
  );
}

function Row({
  name,
  badge,
  about,
  children,
}: {
  name: string;
  badge?: ReactNode;
  about: string[];
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name} {badge}
        </p>
        <p className="figures break-words text-ink-soft">{about.filter(Boolean).join(", ")}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}
