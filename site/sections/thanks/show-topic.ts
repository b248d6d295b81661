import { SENT_TOPIC_KEY } from "../../ui/about.ts";

/** Shows the text for the topic that was sent last in this tab; if none is known, the default text stays. */
const texts = [...document.querySelectorAll<HTMLElement>("[data-topic]")];
const sent = sentTopic();
if (texts.some(({ dataset }) => dataset.topic === sent))
  for (const text of texts) text.hidden = text.dataset.topic !== sent;

function sentTopic(): string | null {
  try {
    return sessionStorage.getItem(SENT_TOPIC_KEY);
  } catch {
    return null;
  }
}
