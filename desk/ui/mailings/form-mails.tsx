import { useState } from "react";
import { SelectField } from "../../../site/ui/field.tsx";
import { templateName } from "../inbox/names.ts";
import { useLiveAnswer } from "../live.tsx";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";
import { Problem } from "../parts.tsx";
import { Link, to } from "../route.tsx";

/** The mails that forms send by themselves, as their saved words make them. */
export function FormMails() {
  const [name, setName] = useState("inquiry-acknowledgement");
  const list = useLiveAnswer<{ names: string[] }>("/api/mailings/form-mails");
  const { data, error } = useLiveAnswer<MailPreview>(`/api/mailings/form-mails/${name}`);
  return (
    <div className="grid max-w-4xl gap-6">
      <p className="max-w-[42em] text-ink-soft">
        With the words as they are saved. They are changed under{" "}
        <Link href={to(["content", "edit", "content/mails.yaml"])}>Mails of the forms</Link>, and the server
        uses them once they are published.
      </p>
      <SelectField label="Mail" value={name} onChange={(event) => setName(event.target.value)}>
        {list.data?.names.map((one) => (
          <option key={one} value={one}>
            {templateName(one)}
          </option>
        ))}
      </SelectField>
      <Problem>{list.error ?? error}</Problem>
      {data && <MailFrame {...data} />}
    </div>
  );
}
