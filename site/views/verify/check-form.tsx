import { clsx } from "clsx";
import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import type { CertificateRegister } from "../../certificates/verdict.ts";
import { certificateKeys, withdrawnCertificates } from "../../content/records/certificates.ts";
import { sampleCertificate } from "../../outputs/downloads/sample-certificate.ts";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { type VerifyCopy, verifyCopy } from "./copy.ts";

/** A code's longest part is a name and a training; this leaves room for both in any script. */
const LONGEST = 4000;

type Kind = keyof VerifyCopy["verdicts"];

const sure = { ground: "bg-leaf text-paper", Icon: CircleCheck };
const refused = { ground: "bg-ember text-white", Icon: CircleX };
const open = { ground: "bg-marigold-soft text-ink", Icon: CircleAlert };

const looks: Record<Kind, typeof sure> = {
  valid: sure,
  withdrawn: refused,
  altered: refused,
  unknownKey: refused,
  outsideKey: refused,
  sample: open,
  newer: open,
  notACode: open,
  failed: open,
};

/** Where a code is entered and checked. The page holds every answer, hidden; check-script.ts shows the right one. */
export const CertificateForm = ({
  form,
  verdicts,
  facts,
}: Pick<VerifyCopy, "form" | "verdicts" | "facts">) => (
  <div
    data-verify={JSON.stringify(knownCertificates())}
    className="rounded-lg bg-paper p-6 text-ink sm:p-8"
  >
    <form action={href("/verify")} className="grid gap-5 no-scripting:hidden" data-print="hide">
      <TextArea
        name="code"
        label={form.label}
        hint={form.hint}
        rows={4}
        required
        maxLength={LONGEST}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className="[&>textarea]:break-all"
      />
      <Button type="submit" size="lg" className="justify-self-start" label={form.action} />
    </form>
    <p data-no-script="" className="text-lg scripting:hidden">
      {form.noScript}
    </p>
    <div role="status" data-answer="">
      <p data-verdict="checking" hidden className="mt-6">
        {form.checking}
      </p>
      {(Object.keys(looks) as Kind[]).map((kind) => (
        <Answer key={kind} kind={kind} {...verdicts[kind]} />
      ))}
      <Facts words={facts} />
    </div>
  </div>
);

function Answer({ kind, title, text }: { kind: Kind; title: string; text: string }) {
  const { ground, Icon } = looks[kind];
  return (
    <div data-verdict={kind} hidden className={clsx("mt-6 rounded-md p-5 sm:p-6", ground)}>
      <h2 className="flex items-center gap-3 text-h3">
        <Icon className="size-8 shrink-0" />
        {title}
      </h2>
      <p className="mt-2">{text}</p>
    </div>
  );
}
const Facts = ({ words: { title, ...labels } }: { words: VerifyCopy["facts"] }) => (
  <div data-facts="" hidden className="mt-6">
    <h3 className="font-sans font-semibold text-leaf">{title}</h3>
    <dl className="mt-2">
      {Object.entries(labels).map(([name, label]) => (
        <div
          key={name}
          className="grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="text-ink-soft">{label}</dt>
          <dd data-fact={name} dir="auto" className="font-semibold break-words" />
        </div>
      ))}
    </dl>
  </div>
);

export function knownCertificates(): CertificateRegister {
  const sample = sampleCertificate(verifyCopy().certificate.sampleHolder);
  return {
    keys: certificateKeys(),
    withdrawn: withdrawnCertificates(),
    sample: sample && { id: sample.keyId, publicKey: sample.publicKey, code: sample.code },
  };
}
