import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { Button } from "../../site/ui/button.tsx";
import { RecoveryCodes } from "./account/recovery-codes.tsx";
import { call, keepToken } from "./api.ts";
import { ClosedPage } from "./closed-page.tsx";
import { Loading, Problem } from "./parts.tsx";
import { makePasskey } from "./passkey.ts";
import { ROLES } from "./people/names.ts";
import { useAction } from "./use-answer.ts";

type Invited = { name: string; role: Role; firm: string };

/** Makes the account that an invitation is for, and shows its recovery codes once. */
export function InvitationPage({ token }: { token: string }) {
  const [invited, setInvited] = useState<Invited>();
  const [reason, setReason] = useState("");
  const [codes, setCodes] = useState<string[]>();
  const { problem, act } = useAction();

  useEffect(() => {
    call<Invited>("/api/invitation", "POST", { token }).then(setInvited, (error: Error) =>
      setReason(error.message),
    );
  }, [token]);

  const accept = async () => {
    const passkey = await makePasskey("/api/invitation/options", { token });
    const made = await call<{ token: string; codes: string[] }>("/api/invitation/accept", "POST", {
      token,
      passkey,
    });
    keepToken(made.token);
    setCodes(made.codes);
  };
  const open = () => window.location.replace(window.location.pathname);

  if (reason)
    return <ClosedPage title="This invitation does not work">{<Problem>{reason}</Problem>}</ClosedPage>;
  if (!invited)
    return (
      <ClosedPage title="Your invitation">
        <Loading />
      </ClosedPage>
    );
  if (codes)
    return (
      <ClosedPage title="Keep these codes">
        <RecoveryCodes codes={codes} />
        <Button onClick={open}>I have kept them: open the desk</Button>
      </ClosedPage>
    );
  return (
    <ClosedPage title={`Welcome, ${invited.name}`}>
      <p>
        You are invited to the desk of {invited.firm} as{" "}
        <strong>{ROLES[invited.role].name.toLowerCase()}</strong>: {ROLES[invited.role].does}
      </p>
      <p>
        There is no password. Your device keeps a passkey, and opens it by fingerprint, face or the code with
        which you unlock it.
      </p>
      <div>
        <Button className="w-full" onClick={() => void act(accept)}>
          <KeyRound aria-hidden="true" className="size-5" />
          Make my passkey
        </Button>
        <Problem>{problem}</Problem>
      </div>
    </ClosedPage>
  );
}
