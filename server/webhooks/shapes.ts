import type { DeliveryRow } from "../inbox/storage/tables.ts";
import type { Sending, Telling } from "./telling.ts";

const OPEN = "Open it at the desk";

/** Receivers refuse more than 20 KB; what does not fit is read at the desk. */
const MOST_OF_BODY = 20_000;

export function bodyOf(
  { delivery, endpoint }: Pick<Sending, "delivery" | "endpoint">,
  telling: Telling,
) {
  const shape = (told: Telling) =>
    JSON.stringify(
      endpoint.kind === "standard" ? standard(delivery, told) : CHATS[endpoint.kind](told),
    );
  const whole = shape(telling);
  if (Buffer.byteLength(whole) < MOST_OF_BODY) return whole;
  const short = telling.facts.filter(({ value }) => value.length <= 200);
  return shape({ ...telling, facts: [...short, { name: "cut", label: "Cut", value: "yes" }] });
}

const standard = ({ event, occurred_at }: DeliveryRow, { facts, link }: Telling) => ({
  type: event,
  timestamp: new Date(occurred_at).toISOString(),
  data: {
    ...Object.fromEntries(facts.map(({ name, value }) => [name, value])),
    ...(link && { url: link }),
  },
});

/** What Slack would read as markup or as a mention. */
const slackText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Slack takes at most 10 fields of 2,000 characters in a section, and 3,000 in its text. */
function slack({ title, facts, link }: Telling) {
  const cut = (text: string, most: number) =>
    text.length > most ? `${text.slice(0, most)} …` : text;
  const lines = facts.map(
    ({ label, value }) => `*${slackText(label)}*\n${slackText(cut(value, 1_500))}`,
  );
  const section = (text: string) => ({ type: "section", text: { type: "mrkdwn", text } });
  return {
    text: slackText(title),
    blocks: [
      { type: "header", text: { type: "plain_text", text: title } },
      ...lines.slice(0, 40).map(section),
      ...(link ? [section(`<${link}|${OPEN}>`)] : []),
    ],
  };
}

/** A message with an Adaptive Card, as the Workflows of Teams take it. */
const teams = ({ title, facts, link }: Telling) => ({
  type: "message",
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive",
      contentUrl: null,
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
        type: "AdaptiveCard",
        version: "1.4",
        body: [
          { type: "TextBlock", text: title, weight: "bolder", size: "medium", wrap: true },
          { type: "FactSet", facts: facts.map(({ label, value }) => ({ title: label, value })) },
        ],
        actions: link ? [{ type: "Action.OpenUrl", title: OPEN, url: link }] : [],
      },
    },
  ],
});

/** Google Chat reads a few tags of HTML in its texts. */
const chatText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const chat = ({ title, facts, link }: Telling) => ({
  cardsV2: [
    {
      cardId: "event",
      card: {
        header: { title },
        sections: [
          {
            widgets: [
              ...facts.map(({ label, value }) => ({
                decoratedText: { topLabel: label, text: chatText(value), wrapText: true },
              })),
              ...(link
                ? [
                    {
                      buttonList: {
                        buttons: [{ text: OPEN, onClick: { openLink: { url: link } } }],
                      },
                    },
                  ]
                : []),
            ],
          },
        ],
      },
    },
  ],
});

const CHATS = { slack, teams, chat };
