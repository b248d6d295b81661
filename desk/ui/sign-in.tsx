import { KeyRound } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../site/ui/button.tsx";
import { TextField } from "../../site/ui/field.tsx";
import { type SignInGiven, signIn } from "./api.ts";
import { ClosedPage } from "./closed-page.tsx";
import { Form } from "./controls.tsx";
import { Problem } from "./parts.tsx";
import { usePasskey } from "./passkey.ts";
import { useAction, useAnswer } from "./use-answer.ts";

type Entrance = { hasAccounts: boolean; hasPassphrase: boolean; isPassphraseOver: boolean };

/** By passkey where people have accounts, by a link from the terminal, or with the passphrase as long as nobody has one. */
export function SignIn({ reason }: { reason: string }) {
  const { data: entrance } = useAnswer<Entrance>("/api/entrance");
  return (
    <ClosedPage title="The desk is closed">
      {reason && (
        <p role="alert" className="font-semibold">
          {reason}
        </p>
      )}
      {entrance?.hasAccounts && <WithPasskey />}
      {!entrance?.hasAccounts && (
        <p>
          Open the link that <code className="font-semibold">npm run desk</code> prints; press Enter there for
          a new one. It works once.
        </p>
      )}
      {entrance?.isPassphraseOver && (
        <p className="text-ink-soft">
          The shared passphrase does not open the desk any more. Ask its owner for an invitation.
        </p>
      )}
      {entrance?.hasPassphrase && (
        <SignInForm
          summary="Sign in with the passphrase"
          given={({ passphrase = "", who = "" }) => ({ passphrase, who })}
        >
          {(problem) => (
            <>
              <TextField name="who" label="Your name" autoComplete="name" required maxLength={60} />
              <TextField
                name="passphrase"
                type="password"
                label="Passphrase"
                autoComplete="current-password"
                hint="It opens the desk until its owner has an account."
                required
                error={problem}
              />
            </>
          )}
        </SignInForm>
      )}
    </ClosedPage>
  );
}

async function enter(given: SignInGiven): Promise<void> {
  await signIn(given);
  window.location.reload();
}

function WithPasskey() {
  const { problem, act } = useAction();
  return (
    <>
      <div>
        <Button
          className="w-full"
          onClick={() => void act(async () => enter({ passkey: await usePasskey() }))}
        >
          <KeyRound aria-hidden="true" className="size-5" />
          Sign in with your passkey
        </Button>
        <Problem>{problem}</Problem>
      </div>
      <SignInForm summary="Use a recovery code" given={({ code = "" }) => ({ recoveryCode: code })}>
        {(error) => (
          <TextField
            name="code"
            label="Recovery code"
            hint="One of those you kept when you made your account. Each works once."
            autoComplete="off"
            spellCheck={false}
            required
            error={error}
          />
        )}
      </SignInForm>
    </>
  );
}

type FormProps = {
  summary: string;
  given: (fields: Record<string, string>) => SignInGiven;
  children: (problem: string | undefined) => ReactNode;
};

function SignInForm({ summary, given, children }: FormProps) {
  const { problem, act } = useAction();
  return (
    <details className="border-t border-line pt-5">
      <summary className="desk-link font-semibold">{summary}</summary>
      <Form onSend={(fields) => void act(() => enter(given(fields)))} className="mt-4 grid gap-4">
        {children(problem || undefined)}
        <Button type="submit">Sign in</Button>
      </Form>
    </details>
  );
}
