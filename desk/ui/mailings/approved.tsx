import { useEffect, useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import type { MailingAnswer } from "../../mailings/routes.ts";
import { call, useAction } from "../api.ts";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";
import { Problem } from "../parts.tsx";
import { SendDialog } from "./compose.tsx";
import { peopleText } from "./names.ts";

/** A draft as clerks see it: to read, and to send once an owner has approved it. */
export function Approved({ onChange, ...answer }: MailingAnswer & { onChange: () => void }) {
  const { mailing, audience } = answer;
  const { id, subject, revision, isApproved } = mailing;
  const [shown, setShown] = useState<MailPreview>();
  const [isSending, setSending] = useState(false);
  const { problem, act } = useAction();
  // Shown anew when an owner has changed it.
  useEffect(() => {
    void act(async () => setShown(await call<MailPreview>(`/api/mailings/${id}/preview`, "POST", {})));
  }, [id, revision]);
  return (
    <div className="grid max-w-4xl gap-5">
      <div>
        <h1 className="mb-2 text-h3 break-words">{subject || "Newsletter without a subject"}</h1>
        <p>
          {isApproved ? (
            <Badge>Approved</Badge>
          ) : (
            "An owner has not approved this text yet: then you can send it."
          )}
        </p>
      </div>
      <Problem>{problem}</Problem>
      {isApproved && (
        <p className="figures flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={() => setSending(true)}>Send …</Button>
          It would go to {peopleText(audience)} now: those who have confirmed and have not left.
        </p>
      )}
      {shown && <MailFrame key={shown.path} {...shown} />}
      <SendDialog
        isOpen={isSending}
        onClose={() => setSending(false)}
        {...answer}
        onSend={async (at) => {
          await call(`/api/mailings/${id}/steps`, "POST", { step: "schedule", revision, ...(at && { at }) });
          setSending(false);
          onChange();
        }}
      />
    </div>
  );
}
