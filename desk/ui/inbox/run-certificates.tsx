import { type ReactNode, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { TextField } from "../../../site/ui/field.tsx";
import { isoText } from "../../moments.ts";
import { type Answer, call, download, useAction, useAnswer } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { Done, Form, Problem, Section, Select, SmallButton, Submit } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { focusInDialog } from "./mail-first.tsx";

/** `version` changes with the registrations, so that whoever attended shows at once. */
type Props = { training: string; run: string; version: unknown };

type Certified = Answer<"GET /api/certificates/:training/:run">;

const countText = ({ length }: string[]) =>
  length === 1 ? "1 certificate" : `${length} certificates`;

/** For owners: certificates for everybody who attended, signed by one press and the passphrase. */
export function Certificates({ training, run, version }: Props) {
  const params = { training, run };
  const { data, reload } = useAnswer("GET /api/certificates/:training/:run", { params }, version);
  const { problem, act } = useAction();
  const [done, setDone] = useState<ReactNode>();
  if (!data) return null;
  const { keyId, isKeyLive, wanted, issued } = data;
  const say = (words: ReactNode) => {
    setDone(words);
    reload();
  };
  return (
    <Section title="Certificates" className="print:hidden">
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
        {keyId === null && (
          <KeyForm onMade={() => say("The key is made.")} verb="Make the key">
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
          <Issue certified={data} params={params} onDone={say} />
        )}
        {keyId !== null && <KeyReplacement keyId={keyId} onMade={() => say("The key is made.")} />}
        <Done>{done}</Done>
        <Problem>{problem}</Problem>
        {issued.length > 0 && (
          <List className="w-full max-w-3xl">
            {issued.map((one) => (
              <IssuedRow key={one.number} {...one} reasons={data.reasons} act={act} onDone={say} />
            ))}
          </List>
        )}
      </div>
    </Section>
  );
}

type IssueProps = {
  certified: Certified;
  params: { training: string; run: string };
  onDone: (words: ReactNode) => void;
};

/** Signs and mails what is wanted, once the passphrase is given. */
function Issue({ certified, params, onDone }: IssueProps) {
  const { isKeyLive, refusal, wanted } = certified;
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState("");
  const count = countText(wanted);
  const issue = async ({ passphrase = "" }: Record<string, string>, form: HTMLFormElement) => {
    setSaid("Signing takes a few seconds …");
    try {
      await call("POST /api/certificates/:training/:run", { params, body: { passphrase } });
    } catch (error) {
      form.reset();
      form.querySelector("input")?.focus();
      throw error;
    } finally {
      setSaid("");
    }
    setOpen(false);
    onDone(`${count} signed; the mails go out now.`);
  };
  return (
    <>
      <p className="max-w-[42em]">For {wanted.join(", ")}.</p>
      {refusal && <p className="font-semibold">{refusal}</p>}
      <Button disabled={!isKeyLive || refusal !== ""} onClick={() => setOpen(true)}>
        Sign and mail {count}
      </Button>
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
            <Done>{said}</Done>
          </Form>
        )}
      </Dialog>
    </>
  );
}

function KeyReplacement({ keyId, onMade }: { keyId: string; onMade: () => void }) {
  const [isReplacing, setReplacing] = useState(false);
  const made = () => {
    setReplacing(false);
    onMade();
  };
  return (
    <>
      <SmallButton onClick={() => setReplacing(!isReplacing)}>
        {isReplacing ? "Keep the key" : "Replace the key …"}
      </SmallButton>
      {isReplacing && (
        <KeyForm onMade={made} replaces={keyId} verb={`Replace the key ${keyId}`}>
          Certificates that {keyId} signed stay valid; from now on nothing is signed with it, and
          its passphrase opens nothing any more. The new key has a passphrase of its own.
        </KeyForm>
      )}
    </>
  );
}

type IssuedProps = Certified["issued"][number] & {
  reasons: Certified["reasons"];
  act: ReturnType<typeof useAction>["act"];
  onDone: (words: ReactNode) => void;
};

function IssuedRow({ number, name, issuedOn, withdrawn, reasons, act, onDone }: IssuedProps) {
  const params = { number };
  function takeBack(reason: string) {
    const question = `Take back the certificate of ${name || number}, “${reason}”? This cannot be undone.`;
    if (!window.confirm(question)) return;
    const chosen = reason as Certified["reasons"][number];
    void act(async () => {
      await call("POST /api/certificates/withdraw/:number", { params, body: { reason: chosen } });
      onDone(<Link href={to(["content", "publish"])}>Publish it, so that /verify says so</Link>);
    });
  }
  const save = () => void act(() => download("GET /api/certificates/paper/:number", { params }));
  return (
    <Row name={name || "erased"} about={`${number}, issued on ${isoText(issuedOn)}`}>
      {withdrawn ? (
        <Badge tone="marigold">Taken back: {withdrawn}</Badge>
      ) : (
        <Select
          aria-label={`Take back ${number}`}
          value=""
          onChange={takeBack}
          className="max-w-40"
          options={[["", "Take back …"], ...reasons.map((one) => [one, one] as const)]}
        />
      )}
      {name && (
        <SmallButton onClick={save}>
          PDF<span className="sr-only"> for {name}</span>
        </SmallButton>
      )}
    </Row>
  );
}

type KeyFormProps = { onMade: () => void; replaces?: string; verb: string; children: ReactNode };

/** Makes a key. Its private part is stored encrypted, and only the passphrase opens it. */
function KeyForm({ onMade, replaces, verb, children }: KeyFormProps) {
  const make = async ({ passphrase = "", again }: Record<string, string>) => {
    if (passphrase !== again) throw new Error("The two are not the same.");
    await call("POST /api/certificates/key", { body: { passphrase, replaces } });
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
