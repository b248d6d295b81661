const EVENT = /BEGIN:VEVENT\r\n[\s\S]*?END:VEVENT\r\n/g;

/** A calendar with only some of its events, by their ids. They stay as they are, so that programs know them again. */
export function onlyEvents(calendar: string, uids: readonly string[]): string {
  return calendar.replace(EVENT, (event) => (uids.includes(uidOf(event)) ? event : ""));
}

/** Long lines are folded. */
const uidOf = (event: string) => /^UID:(.*)$/m.exec(event.replaceAll("\r\n ", ""))?.[1]?.trim() ?? "";
