import { momentText } from "../../moments.ts";
import { call, useAction } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { useLive } from "../live.tsx";
import { Problem, Section, SmallButton } from "../parts.tsx";

/** The mails that could not be read here, until somebody has looked at them in the mailbox. */
export function SetAside() {
  const { overview, refresh } = useLive();
  const { problem, act } = useAction();
  const { mails = [], count = 0 } = overview?.setAside ?? {};
  if (mails.length === 0) return null;
  const ids = mails.map(({ id }) => id);
  const looked = () =>
    act(() => call("POST /api/inbox/set-aside", { body: { ids } })).finally(refresh);
  return (
    <Section title="Mails that cannot be read here" level="h2" className="my-6 max-w-3xl">
      <p className="mt-1">
        Reading them took more memory or time than any mail should, which may be meant to do harm.
        They are in the firm's mailbox as they came: look at them there with a mail program, and
        open nothing you did not expect.
      </p>
      <List className="my-3">
        {mails.map(({ id, email, name, subject, received_at }) => (
          <Row
            key={id}
            name={subject || "No subject"}
            about={`${[name, email].filter(Boolean).join(", ") || "The sender cannot be told"} · ${momentText(received_at)}`}
          />
        ))}
      </List>
      {count > mails.length && (
        <p>
          The newest {mails.length} of {count}.
        </p>
      )}
      <SmallButton onClick={looked}>I have looked at them in the mailbox</SmallButton>
      <Problem>{problem}</Problem>
    </Section>
  );
}
