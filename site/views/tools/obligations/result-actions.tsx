import { useState } from "react";
import { href } from "../../../addresses.ts";
import { GROUPS, isConcerned, onlyEvents } from "../../../tools/finder/result.ts";
import { resultText } from "../../../tools/finder/words.ts";
import { aboutLink } from "../../../ui/about.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import type { ResultProps } from "./result-parts.tsx";

export function ResultActions({ file, result, link }: ResultProps) {
  const words = file.words.result;
  const [said, setSaid] = useState("");
  const named = GROUPS.filter((group) => group !== "not").map((group) => ({
    verb: words.groups[group].verb,
    names: result.filter((found) => found.group === group).map(({ rule }) => rule.name),
  }));
  const about = {
    title: resultText(words.about, named),
    link,
    service: "general",
    topic: "obligations",
  } as const;
  const uids = result.filter(isConcerned).flatMap(({ dates }) => dates.map(({ uid }) => uid));

  /** The answers are not sent: the calendar of all dates is fetched, and the browser keeps what is asked for. */
  async function keepDates() {
    const response = await fetch(file.calendar);
    if (!response.ok) throw new Error(`${file.calendar} was answered with ${response.status}`);
    const calendar = new Blob([onlyEvents(await response.text(), uids)], { type: "text/calendar" });
    const saved = Object.assign(document.createElement("a"), {
      href: URL.createObjectURL(calendar),
      download: words.mine.file,
    });
    saved.click();
    URL.revokeObjectURL(saved.href);
    setSaid("");
  }

  async function copyLink() {
    await navigator.clipboard.writeText(new URL(link, location.href).href);
    setSaid(words.copied);
  }

  return (
    <div className="mt-6 actions" data-print="hide">
      {uids.length > 0 && (
        <Button onClick={() => keepDates().catch(() => setSaid(words.mine.failed))}>
          {words.mine.label}
        </Button>
      )}
      <Button variant="outline" onClick={() => print()}>
        {words.print}
      </Button>
      {/* Where the browser lets no page write to the clipboard, the address is in the address bar all the same. */}
      <Button variant="outline" onClick={() => copyLink().catch(() => setSaid(""))}>
        {words.copy}
      </Button>
      <ButtonLink to={href("/contact")} variant="outline" {...aboutLink(about)}>
        {words.ask}
      </ButtonLink>
      <ButtonLink to={href("/tools/obligations")} variant="ghost">
        {words.again}
      </ButtonLink>
      <p role="status" className="self-center text-sm">
        {said}
      </p>
    </div>
  );
}
