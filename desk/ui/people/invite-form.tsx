import { useState } from "react";
import { Button, ButtonLink } from "../../../site/ui/button.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { Form, Options, SmallButton } from "../controls.tsx";
import { momentText } from "../moments.ts";
import { useAction } from "../use-answer.ts";
import { ROLES } from "./names.ts";

type Invited = { name: string; email: string; link: string; expiresAt: number; isMailed: boolean };

/** Makes a link for one person. Without an owner it is for whoever sits here. */
export function InviteForm({ isFirst, onChange }: { isFirst: boolean; onChange: () => void }) {
  const [invited, setInvited] = useState<Invited>();
  const { problem, act } = useAction();
  const invite = (fields: Record<string, string>, form: HTMLFormElement) =>
    void act(async () => {
      const { name = "", role = "owner", email = "" } = fields;
      const given = { name: name.trim(), role, email: email.trim() };
      const answer = await call<Pick<Invited, "link" | "expiresAt" | "isMailed">>(
        "/api/people/invitations",
        "POST",
        given,
      );
      form.reset();
      setInvited({ ...answer, ...given });
      onChange();
    });
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
          error={problem || undefined}
        />
        {!isFirst && (
          <SelectField name="role" label="Role" defaultValue="clerk">
            <Options
              of={Object.entries(ROLES).map(([value, { name, does }]) => [value, `${name}: ${does}`])}
            />
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
      </Form>
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
        <SmallButton onClick={copy}>{isCopied ? "Copied" : "Copy the link"}</SmallButton>
        <SmallButton onClick={() => window.print()}>Print</SmallButton>
      </div>
    </div>
  );
}

/** In the mail program of who invites, where the desk was given no address. */
function mailWith(link: string, expiresAt: number): string {
  const body = `Open this link to make your account at the desk. It works once, until ${momentText(expiresAt)}.\r\n\r\n${link}`;
  return `mailto:?subject=${encodeURIComponent("Your account at the desk")}&body=${encodeURIComponent(body)}`;
}
