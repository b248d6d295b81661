import { whenText } from "../../content/records/milestones.ts";
import { ruleChanges } from "../../content/records/rule-changes.ts";
import { href } from "../../paths.ts";
import { absolute } from "../seo/json-ld.ts";
import { NEWEST, newFeed, startOf } from "./blog-feed.ts";
import { CHANGE_FEED } from "./paths.ts";

/** The newest changes in the rules, with the words of their page. Readers know each by an id that stays. */
export function changeFeed({ seo, hero }: { seo: { description: string }; hero: { title: string } }) {
  const path = href("/what-changed");
  const changes = ruleChanges().slice(0, NEWEST);
  const feed = newFeed({ ...seo, ...hero, path, feeds: [CHANGE_FEED], updated: changes[0]?.date });
  for (const { rule, anchor, ...change } of changes) {
    const url = absolute(`${path}#${anchor}`);
    const title = `${rule.name}, ${whenText(change)}`;
    feed.addItem({ id: url, link: url, title, description: change.what, date: startOf(change.date) });
  }
  return feed;
}
