import { KeyRound } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../site/ui/button.tsx";
import { TextField } from "../../site/ui/field.tsx";
import { makePasskey, RecoveryCodes, ROLES, signWithPasskey } from "./accounts.tsx";
import { type Answer, call, keepToken, type SignInGiven, signIn, useAnswer } from "./api.ts";
import mark from "./mark.svg?url";
import { Form, Loading, Problem } from "./parts.tsx";

type Enter = { enter: (given: SignInGiven) => Promise<void> };

/** `onEnter` is called once somebody is signed in. */
export function SignIn({ reason, onEnter }: { reason: string; onEnter: () => Promise<void> }) {
  const { data: entrance } = useAnswer("GET /api/entrance");
  const enter = (given: SignInGiven) => signIn(given).then(onEnter);
  return (
    <ClosedPage title="The desk is closed">
      {reason && (
        <p role="alert" className="font-semibold">
          {reason}
        </p>
      )}
      {entrance?.hasAccounts && <PasskeySignIn enter={enter} />}
      {!entrance?.hasAccounts && (
        <p>
          Open the link that <code className="font-semibold">npm run desk</code> prints; press Enter
          there for a new one. It works once.
        </p>
      )}
      {entrance?.isPassphraseOver && (
        <p className="text-ink-soft">
          The shared passphrase does not open the desk any more. Ask its owner for an invitation.
        </p>
      )}
      {entrance?.hasPassphrase && (
        <SignInForm
          isOpen
          summary="Sign in with the passphrase"
          enter={enter}
          given={({ passphrase = "", who = "" }) => ({ passphrase, who })}
        >
          <TextField name="who" label="Your name" autoComplete="name" required maxLength={60} />
          <TextField
            name="passphrase"
            type="password"
            label="Passphrase"
            autoComplete="current-password"
            hint="It opens the desk until its owner has an account."
            required
          />
        </SignInForm>
      )}
    </ClosedPage>
  );
}

const PasskeySignIn = ({ enter }: Enter) => (
  <>
    <PasskeyButton act={async () => enter({ passkey: await signWithPasskey() })}>
      Sign in with your passkey
    </PasskeyButton>
    <SignInForm
      summary="Use a recovery code"
      enter={enter}
      given={({ code = "" }) => ({ recoveryCode: code })}
    >
      <TextField
        name="code"
        label="Recovery code"
        hint="One of those you kept when you made your account. Each works once."
        autoComplete="off"
        spellCheck={false}
        required
      />
    </SignInForm>
  </>
);

const PasskeyButton = ({ act, children }: { act: () => Promise<unknown>; children: string }) => (
  <Form onSend={act}>
    <Button type="submit" className="w-full" autoFocus>
      <KeyRound aria-hidden="true" className="size-5" />
      {children}
    </Button>
  </Form>
);

type FormProps = Enter & {
  summary: string;
  isOpen?: boolean;
  given: (fields: Record<string, string>) => SignInGiven;
  children: ReactNode;
};

/** Opens with the first field focused; a try that was refused can be typed again at once. */
const SignInForm = ({ summary, isOpen, enter, given, children }: FormProps) => (
  <details
    open={isOpen}
    onToggle={({ currentTarget }) =>
      currentTarget.open && currentTarget.querySelector("input")?.focus()
    }
    className="border-t border-line pt-5"
  >
    <summary className="desk-link font-semibold">{summary}</summary>
    <Form
      onSend={(fields, form) =>
        enter(given(fields)).catch((reason: Error) => {
          [...form.querySelectorAll("input")].at(-1)?.select();
          throw reason;
        })
      }
      className="mt-4 grid gap-4"
    >
      {children}
      <Button type="submit">Sign in</Button>
    </Form>
  </details>
);

/** For somebody who is not signed in. */
function ClosedPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="grid min-h-dvh content-center justify-items-center bg-ink p-5">
      <div className="grid w-full max-w-md gap-6 rounded-lg bg-paper p-7 shadow-panel sm:p-10">
        <img src={mark} alt="" className="size-10" />
        <h1 className="text-h3">{title}</h1>
        {children}
      </div>
    </main>
  );
}

const closed = (title: string, children: ReactNode) => (
  <ClosedPage title={title}>{children}</ClosedPage>
);

/** Makes the account of an invitation with a new passkey, signs in, and shows the recovery codes once. */
export function InvitationPage({ token }: { token: string }) {
  const [invited, setInvited] = useState<Answer<"POST /api/invitation">>();
  const [reason, setReason] = useState("");
  const [codes, setCodes] = useState<string[]>();

  useEffect(() => {
    const answer = call("POST /api/invitation", { body: { token } });
    answer.then(setInvited, (error: Error) => setReason(error.message));
  }, [token]);

  const accept = async () => {
    const options = await call("POST /api/invitation/options", { body: { token } });
    const passkey = await makePasskey(options);
    const made = await call("POST /api/invitation/accept", { body: { token, passkey } });
    keepToken(made.token);
    setCodes(made.codes);
  };
  const open = () => window.location.replace(window.location.pathname);

  if (reason) return closed("This invitation does not work", <Problem>{reason}</Problem>);
  if (!invited) return closed("Your invitation", <Loading />);
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
        There is no password. Your device keeps a passkey, and opens it by fingerprint, face or the
        code with which you unlock it.
      </p>
      <PasskeyButton act={accept}>Make my passkey</PasskeyButton>
    </ClosedPage>
  );
}
