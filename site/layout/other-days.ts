import { OTHER_DAYS } from "./dates.ts";

/** Puts back what the build took out of the page for other days, and has the first script choose again. Without network it leaves the page. */
export async function fetchOtherDays(main: HTMLElement): Promise<void> {
  const told = document.querySelector<HTMLMetaElement>(`[name=${OTHER_DAYS}]`);
  const [, , file = ""] = told?.content.split(" ") ?? [];
  const answer = await fetch(file).catch(() => undefined);
  if (!answer?.ok) return;
  const parts: string[] = await answer.json();
  for (const comment of commentsOfDays()) {
    const range = document.createRange();
    range.selectNode(comment);
    const part = parts[Number(comment.data.split(" ")[1])] ?? "";
    comment.replaceWith(range.createContextualFragment(part));
  }
  told?.remove();
  main.removeAttribute("data-as-of");
  dispatchEvent(new Event(OTHER_DAYS));
}

function commentsOfDays(): Comment[] {
  const found: Comment[] = [];
  const comments = document.createNodeIterator(document.body, NodeFilter.SHOW_COMMENT);
  for (
    let comment = comments.nextNode() as Comment | null;
    comment;
    comment = comments.nextNode() as Comment | null
  )
    if (comment.data.startsWith(`${OTHER_DAYS} `)) found.push(comment);
  return found;
}
