/** The lists of the inbox that show submissions. */
export const LISTS = {
  waiting: "To be handled",
  messages: "Messages",
  log: "Log",
  failed: "Undelivered",
  spam: "Spam",
} as const;
export type ListName = keyof typeof LISTS;

/** The list that a url names: what waits unless it says otherwise. Links in older mails name a state alone. */
export function listOf(query: URLSearchParams): ListName {
  const [tab, state] = [query.get("tab"), query.get("state")];
  if (tab !== null && tab in LISTS) return tab as ListName;
  return state && state !== "open" && state !== "follow-up" ? "messages" : "waiting";
}

const CHOICES = /^(kind|owner|service|training|since|until|text|state)$/;

export const isNarrowed = (query: URLSearchParams) => [...query.keys()].some((name) => CHOICES.test(name));

const EMPTY: Record<ListName, string> = {
  waiting: "Nothing waits to be handled. What arrives shows by itself.",
  messages: "Nobody has written yet.",
  log: "Nobody has asked for the newsletter, a checklist, dates or news of rules yet.",
  failed: "Every mail was delivered or is on its way.",
  spam: "No spam.",
};

const EMPTY_STATES: Record<string, string> = {
  unread: "Every message has been opened.",
  handled: "No message is marked as handled yet.",
  answered: "No message has been answered here yet.",
  unanswered: "Every message has been answered here.",
  "follow-up": "Nothing is to be followed up today.",
};

/** What a list without entries says, by what was chosen. */
export function emptyText(tab: ListName, query: URLSearchParams, who: string): string {
  const chosen = [...query.keys()].filter((name) => CHOICES.test(name));
  const [text, owner, state] = ["text", "owner", "state"].map((name) => query.get(name));
  if (text)
    return `${tab === "waiting" ? "Nothing to be handled" : `Nothing in ${LISTS[tab]}`} has “${text}”.`;
  if (chosen.length > 1) return "Nothing fits these filters.";
  if (tab === "waiting" && owner === who) return "Nothing waits for you.";
  if (tab === "waiting" && owner === "-") return "Everything that waits has somebody who sees to it.";
  if (tab === "waiting" && owner) return `Nothing waits for ${owner}.`;
  if (state && EMPTY_STATES[state]) return EMPTY_STATES[state];
  return chosen.length === 1 ? "Nothing fits this filter." : EMPTY[tab];
}
