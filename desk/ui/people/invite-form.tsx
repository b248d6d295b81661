import { type SubmitEvent, useState } from "react";
import { Button, ButtonLink } from "../../../site/ui/button.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { momentText } from "../moments.ts";
import { useAction } from "../use-answer.ts";
import { ROLES } from "./names.ts";

type Invited = { name: string; email: string; link: string; expiresAt: number; isMailed: boolean };

/** Makes a link for one person. Without an owner it is for whoever sits here. */
export function InviteForm({ isFirst, onChange }: { isFirst: boolean; onChange: () => void }) {
  const [invited, setInvited] = useState<Invited>();
  const { problem, act } = useAction();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [name = "", role, email = ""] = ["name", "role", "email"].map((key) =>
      String(fields.get(key) ?? "").trim(),
    );
    void act(async () => {
      const answer = await call<Omit<Invited, "name" | "email">>("/api/people/invitations", "POST", {
        name,
        role: isFirst ? "owner" : role,
        email,
      });
      form.reset();
      setInvited({ ...answer, name, email });
      onChange();
    });
  }
  return (
    <section className="grid gap-4">
      <h2 className="text-h4">{isFirst ? "Make your account" : "Invite somebody"}</h2>
      <form onSubmit={onSubmit} className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          hint="It stands beside every change."
          required
          maxLength={60}
          autoComplete="off"
          error={problem || undefined}
        />
        {!isFirst && (
          <SelectField name="role" label="Role" defaultValue="clerk">
            {Object.entries(ROLES).map(([value, { name, does }]) => (
              <option key={value} value={value}>
                {name}: {does}
              </option>
            ))}
          </SelectField>
        )}
        {!isFirst && (
          <TextField
            name="email"
            type="email"
            label="Email"
            hint="The link is sent there, and later what is given to them. Empty: you hand the link over."
            autoComplete="off"
          />
        )}
        <div className="sm:col-span-2">
          <Button type="submit">{isFirst ? "Go on" : "Invite"}</Button>
        </div>
      </form>
      <div role="status">{invited && <Link {...invited} isFirst={isFirst} />}</div>
    </section>
  );
}

function Link({ name, email, link, expiresAt, isMailed, isFirst }: Invited & { isFirst: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="grid gap-3 rounded-md bg-sand p-5">
      {email && (
        <p className="break-words">
          {isMailed
            ? `It goes to ${email} by mail; the server sends it within seconds.`
            : "No mail server is set (SMTP_URL), so nothing was sent: hand the link over yourself."}
        </p>
      )}
      <p className="font-semibold">The link for {name}:</p>
      <p className="font-mono break-all">{link}</p>
      <p className="figures">
        It works once, until {momentText(expiresAt)}. Whoever has it becomes {name}: hand it over only to
        them.
      </p>
      <div className="flex flex-wrap gap-2">
        {isFirst ? (
          <ButtonLink to={link} size="sm">
            Make my passkey here
          </ButtonLink>
        ) : (
          !isMailed && (
            <ButtonLink to={mailWith(link, expiresAt)} size="sm">
              Send it by mail
            </ButtonLink>
          )
        )}
        <Button size="sm" variant="outline" onClick={copy}>
          {isCopied ? "Copied" : "Copy the link"}
        </Button>
        <Button size="sm" variant="outline" onClick={() => window.print()}>
          Print
        </Button>
      </div>
    </div>
  );
}

/** In the mail program of who invites, where the desk was given no address. */
function mailWith(link: string, expiresAt: number): string {
  const body = `Open this link to make your account at the desk. It works once, until ${momentText(expiresAt)}.\r\n\r\n${link}`;
  return `mailto:?subject=${encodeURIComponent("Your account at the desk")}&body=${encodeURIComponent(body)}`;
}
