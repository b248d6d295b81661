import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { SelectField } from "../../../site/ui/field.tsx";
import type { MailPreview } from "../../mail-previews.ts";
import { type Answer, call, useAction } from "../api.ts";
import { templateName } from "../inbox/names.ts";
import { List, Row } from "../lists.tsx";
import { useLiveAnswer } from "../live.tsx";
import { MailFrame } from "../mail-frame.tsx";
import { Loading, Options, Problem, SmallButton } from "../parts.tsx";
import { Link, to } from "../route.tsx";
import { goToMailing, moreUnreachable, peopleText } from "./names.ts";

type DatesPreview = Answer<"POST /api/mailings/waiting/preview">;

export function WaitingLists() {
  const { data, error } = useLiveAnswer("GET /api/mailings/waiting");
  const { problem, act } = useAction();
  const [open, setOpen] = useState<{ training: string; shown: DatesPreview }>();
  const look = (training: string) =>
    void act(async () => {
      const shown = await call("POST /api/mailings/waiting/preview", { body: { training } });
      setOpen({ training, shown });
    });
  const send = (training: string) =>
    void act(async () =>
      goToMailing(await call("POST /api/mailings/waiting", { body: { training } })),
    );
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="max-w-4xl">
      <p className="max-w-[42em] text-ink-soft">
        Whoever asked “Tell me when dates are set” gets one mail when a training has dates ahead,
        and is off the list then. Who waits for any training is told of the first.
      </p>
      <Problem>{!open && problem}</Problem>
      {data.trainings.length === 0 && <p className="mt-6">Nobody waits for dates.</p>}
      <List className="mt-6">
        {data.trainings.map(({ title, people: count, unreachable, dates }) => (
          <Row
            key={title}
            name={title}
            about={`${count === 1 ? "1 person waits" : `${count} people wait`}.${moreUnreachable(unreachable)} ${
              dates.length > 0 ? `Dates ahead: ${dates.join("; ")}.` : "No dates ahead."
            }`}
          >
            {dates.length > 0 && (
              <Button size="sm" onClick={() => look(title)} className="justify-self-start">
                Tell them …<span className="sr-only"> of {title}</span>
              </Button>
            )}
          </Row>
        ))}
      </List>
      {open && (
        <Dialog
          open
          onClose={() => setOpen(undefined)}
          size="wide"
          title={`Tell ${peopleText(open.shown.people)}`}
        >
          <div className="mt-4 grid gap-4">
            <p>The mail below goes out at once, to each of them one time.</p>
            <Problem>{problem}</Problem>
            <Button
              onClick={() => send(open.training)}
              className="justify-self-start"
              label="Send it now"
            />
            <MailFrame {...open.shown} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

export function WatchedRules() {
  const { data, error, reload } = useLiveAnswer("GET /api/mailings/watch");
  const { problem, act } = useAction();
  const [shown, setShown] = useState<MailPreview>();
  const show = (email: string) =>
    void act(async () =>
      setShown(await call("POST /api/mailings/watch/preview", { body: { email } })),
    );
  const send = (plan: string) =>
    void act(async () => {
      reload();
      goToMailing(await call("POST /api/mailings/watch", { body: { plan } }));
    });
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="grid max-w-4xl gap-5">
      <p className="max-w-[42em] text-ink-soft">
        {peopleText(data.watchers)} watch the rules of a result
        {data.unreachable > 0 && ` (${data.unreachable} of them cannot be reached)`}. They are told
        of each change in a rule's list of changes, and of each date within 30 days, once. Nothing
        goes out by itself.
      </p>
      <Problem>{problem}</Problem>
      {data.people.length === 0 && <p role="status">There is nothing new to tell anybody.</p>}
      {data.people.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button onClick={() => send(data.plan)}>
            Send these mails to {peopleText(data.people.length)}
          </Button>
          <p className="text-ink-soft">Look through them first.</p>
        </div>
      )}
      <List>
        {data.people.map(({ email, news }) => (
          <Row
            key={email}
            name={email}
            about={
              <ul className="list-disc pl-5">
                {news.map(({ group, title, text }) => (
                  <li key={`${title} ${text}`}>
                    {group}: {title}. {text}
                  </li>
                ))}
              </ul>
            }
          >
            <SmallButton onClick={() => show(email)}>
              Show<span className="sr-only"> the mail to {email}</span>
            </SmallButton>
          </Row>
        ))}
      </List>
      {shown && (
        <Dialog open onClose={() => setShown(undefined)} size="wide" title="The mail">
          <div className="mt-4">
            <MailFrame {...shown} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** The mails that forms send by themselves, as their saved words make them. */
export function FormMails() {
  const [name, setName] = useState("inquiry-acknowledgement");
  const list = useLiveAnswer("GET /api/mailings/form-mails");
  const { data, error } = useLiveAnswer("GET /api/mailings/form-mails/:name", { params: { name } });
  return (
    <div className="grid max-w-4xl gap-6">
      <p className="max-w-[42em] text-ink-soft">
        With the words as they are saved. They are changed under{" "}
        <Link href={to(["content", "edit", "content/mails.yaml"])}>Mails of the forms</Link>, and
        the server uses them once they are published.
      </p>
      <SelectField label="Mail" value={name} onChange={(event) => setName(event.target.value)}>
        <Options of={(list.data?.names ?? []).map((one) => [one, templateName(one)])} />
      </SelectField>
      <Problem>{list.error ?? error}</Problem>
      {data && <MailFrame {...data} />}
    </div>
  );
}
