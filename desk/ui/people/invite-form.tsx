import { type SubmitEvent, useState } from "react";
import { Button, ButtonLink } from "../../../site/ui/button.tsx";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import { call } from "../api.ts";
import { momentText } from "../moments.ts";
import { useAction } from "../use-answer.ts";
import { ROLES } from "./names.ts";

type Invited = { name: string; link: string; expiresAt: number };

/** Makes a link for one person. Without an owner it is for whoever sits here. */
export function InviteForm({ isFirst, onChange }: { isFirst: boolean; onChange: () => void }) {
  const [invited, setInvited] = useState<Invited>();
  const { problem, act } = useAction();
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const [name, role] = ["name", "role"].map((key) => String(fields.get(key) ?? ""));
    void act(async () => {
      const answer = await call<Omit<Invited, "name">>("/api/people/invitations", "POST", {
        name,
        role: isFirst ? "owner" : role,
      });
      form.reset();
      setInvited({ ...answer, name: name ?? "" });
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
        <div className="sm:col-span-2">
          <Button type="submit">{isFirst ? "Go on" : "Invite"}</Button>
        </div>
      </form>
      <div role="status">{invited && <Link {...invited} isFirst={isFirst} />}</div>
    </section>
  );
}

function Link({ name, link, expiresAt, isFirst }: Invited & { isFirst: boolean }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(link).then(() => setCopied(true));
  return (
    <div className="grid gap-3 rounded-md bg-sand p-5">
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
          <ButtonLink to={mailWith(link, expiresAt)} size="sm">
            Send it by mail
          </ButtonLink>
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

/** In the mail program of who invites, as answers to visitors are: the desk knows no address of a colleague. */
function mailWith(link: string, expiresAt: number): string {
  const body = `Open this link to make your account at the desk. It works once, until ${momentText(expiresAt)}.\r\n\r\n${link}`;
  return `mailto:?subject=${encodeURIComponent("Your account at the desk")}&body=${encodeURIComponent(body)}`;
}
