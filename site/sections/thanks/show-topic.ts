import { SENT_TOPIC_KEY } from "../../ui/about.ts";
import { stored } from "../../ui/storage.ts";

/** Shows the text for the topic that was sent last in this tab; if none is known, the default text stays. */
const texts = [...document.querySelectorAll<HTMLElement>("[data-topic]")];
const sent = stored("sessionStorage", SENT_TOPIC_KEY);
if (texts.some(({ dataset }) => dataset.topic === sent))
  for (const text of texts) text.hidden = text.dataset.topic !== sent;
