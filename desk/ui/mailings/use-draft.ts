import { useState } from "react";
import type { MailingContent } from "../../../server/inbox/mailings/content.ts";
import type { MailingDetail } from "../../mailings/routes.ts";
import { call } from "../api.ts";

type DraftText = MailingContent & { subject: string; preview: string };

/** What is typed, and saving it. Another person's save is noticed by the revision. */
export function useDraft({ id, subject, preview, revision, content }: MailingDetail) {
  const [text, setText] = useState<DraftText>({ subject, preview, ...content });
  const [saved, setSaved] = useState({ revision, text });
  const isDirty = JSON.stringify(text) !== JSON.stringify(saved.text);
  const body = { ...text, items: text.items.map(({ ref }) => ref), revision: saved.revision };

  /** Resolves to the revision that holds what is typed. */
  async function save(): Promise<number> {
    if (!isDirty) return saved.revision;
    const answer = await call<{ revision: number }>(`/api/mailings/${id}`, "PUT", body);
    setSaved({ revision: answer.revision, text });
    return answer.revision;
  }

  const change = (changed: Partial<DraftText>) => setText((before) => ({ ...before, ...changed }));
  return { text, change, isDirty, save, body };
}
