import { type ReactNode, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { call, download, useAction, useAnswer } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { isoText } from "../moments.ts";
import { Done, Form, Problem, Section, Select, SmallButton, Submit } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { focusInDialog } from "./mail-first.tsx";

interface Answer {
  /** The id of the key that signs; null before one is made. */
  keyId: string | null;
  isKeyLive: boolean;
  /** Why none can be signed for this run yet. */
  refusal: string;
  reasons: string[];
  /** The names of those who attended and have none. */
  wanted: string[];
  issued: Array<{ number: string; name: string; issuedOn: string; withdrawn: string | null }>;
}

/** `version` changes with the registrations, so that whoever attended shows at once. */
type Props = { training: string; run: string; version: unknown };

/** For owners: certificates for everybody who attended, signed by one press and the passphrase. */
export function Certificates({ training, run, version }: Props) {
  const path = `/api/certificates/${encodeURIComponent(training)}/${encodeURIComponent(run)}`;
  const { data, reload } = useAnswer<Answer>(path, version);
  const { problem, act } = useAction();
  const [done, setDone] = useState<ReactNode>();
  const [isOpen, setOpen] = useState(false);
  const [isReplacing, setReplacing] = useState(false);
  if (!data) return null;
  const { keyId, isKeyLive, refusal, wanted, issued } = data;
  const count = wanted.length === 1 ? "1 certificate" : `${wanted.length} certificates`;
  const issue = async ({ passphrase }: Record<string, string>, form: HTMLFormElement) => {
    setDone("Signing takes a few seconds …");
    await call(path, "POST", { passphrase }).catch((error: Error) => {
      setDone("");
      form.reset();
      form.querySelector("input")?.focus();
      throw error;
    });
    setOpen(false);
    setDone(`${count} signed; the mails go out now.`);
    reload();
  };
  const made = () => {
    setReplacing(false);
    setDone("The key is made.");
    reload();
  };
  const takeBack = (number: string, name: string, reason: string) =>
    window.confirm(
      `Take back the certificate of ${name || number}, “${reason}”? This cannot be undone.`,
    ) &&
    void act(async () => {
      await call(`/api/certificates/withdraw/${number}`, "POST", { reason });
      setDone(<Link href={to(["content", "publish"])}>Publish it, so that /verify says so</Link>);
      reload();
    });
  return (
    <Section title="Certificates" className="print:hidden">
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
        {keyId === null && (
          <KeyForm onMade={made} verb="Make the key">
            It is made once and opened by a passphrase that only you know.
          </KeyForm>
        )}
        {!isKeyLive && (
          <p>
            <Link href={to(["content", "publish"])}>Publish the site first</Link>: until then a scan
            finds no key.
          </p>
        )}
        {wanted.length === 0 && issued.length === 0 && (
          <p>Nobody is marked as attended yet: certificates are for those who were there.</p>
        )}
        {keyId !== null && wanted.length > 0 && (
          <>
            <p className="max-w-[42em]">For {wanted.join(", ")}.</p>
            {refusal && <p className="font-semibold">{refusal}</p>}
            <Button disabled={!isKeyLive || refusal !== ""} onClick={() => setOpen(true)}>
              Sign and mail {count}
            </Button>
          </>
        )}
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={`Sign and mail ${count}`}>
          {isOpen && (
            <Form onSend={issue} className="mt-4 grid gap-4">
              <p>Each person gets a mail with the certificate as a PDF.</p>
              <TextField
                ref={focusInDialog}
                name="passphrase"
                type="password"
                label="Passphrase of the key"
                autoComplete="off"
                required
              />
              <Submit>Unlock the key and send</Submit>
              <Done>{done}</Done>
            </Form>
          )}
        </Dialog>
        {keyId !== null && (
          <SmallButton onClick={() => setReplacing(!isReplacing)}>
            {isReplacing ? "Keep the key" : "Replace the key …"}
          </SmallButton>
        )}
        {keyId !== null && isReplacing && (
          <KeyForm onMade={made} replaces={keyId} verb={`Replace the key ${keyId}`}>
            Certificates that {keyId} signed stay valid; from now on nothing is signed with it, and
            its passphrase opens nothing any more. The new key has a passphrase of its own.
          </KeyForm>
        )}
        <Done>{!isOpen && done}</Done>
        <Problem>{problem}</Problem>
        {issued.length > 0 && (
          <List className="w-full max-w-3xl">
            {issued.map(({ number, name, issuedOn, withdrawn }) => (
              <Row
                key={number}
                name={name || "erased"}
                about={`${number}, issued on ${isoText(issuedOn)}`}
              >
                {withdrawn ? (
                  <Badge tone="marigold">Taken back: {withdrawn}</Badge>
                ) : (
                  <Select
                    aria-label={`Take back ${number}`}
                    value=""
                    onChange={(reason) => takeBack(number, name, reason)}
                    className="max-w-40"
                    options={[
                      ["", "Take back …"],
                      ...data.reasons.map((one) => [one, one] as const),
                    ]}
                  />
                )}
                {name && (
                  <SmallButton
                    onClick={() => void act(() => download(`/api/certificates/paper/${number}`))}
                  >
                    PDF<span className="sr-only"> for {name}</span>
                  </SmallButton>
                )}
              </Row>
            ))}
          </List>
        )}
      </div>
    </Section>
  );
}

type KeyFormProps = { onMade: () => void; replaces?: string; verb: string; children: ReactNode };

/** Makes a key. Its private part is stored encrypted, and only the passphrase opens it. */
function KeyForm({ onMade, replaces, verb, children }: KeyFormProps) {
  const make = async ({ passphrase, again }: Record<string, string>) => {
    if (passphrase !== again) throw new Error("The two are not the same.");
    await call("/api/certificates/key", "POST", { passphrase, replaces });
    onMade();
  };
  return (
    <Form onSend={make} className="grid max-w-xl gap-3 rounded-md bg-sand p-5">
      <p>
        Certificates are signed with a key, so that anybody can check them. {children} Write it down
        where you keep the firm’s papers: nobody can restore it. Publish the site before the first
        certificate goes out.
      </p>
      <TextField
        name="passphrase"
        type="password"
        label="Passphrase"
        hint="At least 16 characters: five words that nobody would guess."
        minLength={16}
        autoComplete="new-password"
        required
      />
      <TextField
        name="again"
        type="password"
        label="Once more"
        autoComplete="new-password"
        required
      />
      <Submit>{verb}</Submit>
    </Form>
  );
}
