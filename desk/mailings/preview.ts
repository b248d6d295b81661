import type { Config } from "../../server/config.ts";
import type { Mailing } from "../../server/inbox/storage/tables.ts";
import { mailingContent } from "../../server/mail/mailing-mails.ts";
import { createMailPreviews } from "../mail-previews.ts";

type Shown = Pick<Mailing, "kind" | "subject" | "preview" | "content">;

/** Shows the mails of mailings; it names no recipient. */
export function createPreviews(config: Config) {
  const { siteUrl } = config;
  const { register, show } = createMailPreviews(config, "/api/mailings/shown");
  const links = { stop: siteUrl, unsubscribe: siteUrl };
  return {
    register,
    show: (mailing: Shown, own = "") => show(mailingContent(mailing, { siteUrl, links, own })),
  };
}

export type Previews = ReturnType<typeof createPreviews>;
