import { today } from "../../site/dates/dates.ts";
import { attempt } from "./attempt.ts";
import { kindOf, pathOfRecord } from "./catalogue.ts";
import type { FileChange } from "./changes.ts";
import { opened } from "./store.ts";

/** Where visitors see a record: the path of one page, or words where there are many pages or none. */
export type SeenOn = { path?: string; words?: string };

const WORDS: Record<string, string> = {
  "content/firm.yaml": "every page",
  "content/navigation.yaml": "every page",
  "content/lists.yaml": "the pages of trainings and articles",
  "content/mails.yaml": "no page: these are the words of mails",
  "content/notices.yaml": "the pages with a form, as notices",
  "content/pages/training-detail.yaml": "the page of every training",
  "content/pages/blog-post.yaml": "the page of every article",
  "content/pages/rule.yaml": "the page of every rule",
  "content/pages/not-found.yaml": "web addresses that do not exist",
  "content/pages/post-not-found.yaml": "web addresses of articles that do not exist",
};

/** `before` is the content of the live site, for a record that is deleted now. */
export function seenOn(
  { file }: Pick<FileChange, "file">,
  files: Map<string, Buffer>,
  before: Map<string, Buffer>,
): SeenOn {
  const kind = kindOf(file);
  if (!kind) return { words: "the pages that show it" };
  if (kind.id === "mail-templates") return { words: "no page: it is for replies in the inbox" };
  const words = WORDS[file];
  if (words) return { words };
  const bytes = files.get(file) ?? before.get(file);
  const data = attempt(() => bytes && opened(file, bytes.toString()).data);
  const { draft, date } = Object(data) as { draft?: boolean; date?: string };
  if (kind.id === "posts" && draft) return { words: "no page: it is a draft" };
  if (kind.id === "posts" && String(date) > today()) return { words: `no page before ${date}` };
  return { path: pathOfRecord(file, data) };
}
