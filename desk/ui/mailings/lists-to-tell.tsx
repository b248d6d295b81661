import { useState } from "react";
import { Button } from "../../../site/ui/button.tsx";
import { Dialog } from "../../../site/ui/dialog.tsx";
import { call, useAction } from "../api.ts";
import { useLiveAnswer } from "../live.tsx";
import { MailFrame, type MailPreview } from "../mail-frame.tsx";
import { Loading, Problem, SmallButton } from "../parts.tsx";
import { type Begun, goToMailing, peopleText } from "./names.ts";

type Training = { title: string; people: number; dates: string[] };

/** For each training, how many people wait for its dates, and a button that previews and sends the mail with them. */
export function WaitingLists() {
  const { data, error } = useLiveAnswer<{ trainings: Training[] }>("/api/mailings/waiting");
  const { problem, act } = useAction();
  const [open, setOpen] = useState<{ training: string; shown: MailPreview & { people: number } }>();
  const look = (training: string) =>
    void act(async () =>
      setOpen({ training, shown: await call("/api/mailings/waiting/preview", "POST", { training }) }),
    );
  const send = (training: string) =>
    void act(() => call<Begun>("/api/mailings/waiting", "POST", { training }).then(goToMailing));
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="max-w-4xl">
      <p className="max-w-[42em] text-ink-soft">
        Whoever asked “Tell me when dates are set” gets one mail when a training has dates ahead, and is off
        the list then. Who waits for any training is told of the first.
      </p>
      <Problem>{!open && problem}</Problem>
      {data.trainings.length === 0 ? (
        <p className="mt-6">Nobody waits for dates.</p>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {data.trainings.map(({ title, people: count, dates }) => (
            <li
              key={title}
              className="grid items-center gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <div>
                <p className="font-semibold">{title}</p>
                <p className="figures text-ink-soft">
                  {count === 1 ? "1 person waits" : `${count} people wait`}.{" "}
                  {dates.length > 0 ? `Dates ahead: ${dates.join("; ")}.` : "No dates ahead."}
                </p>
              </div>
              {dates.length > 0 && (
                <Button size="sm" onClick={() => look(title)} className="justify-self-start">
                  Tell them …<span className="sr-only"> of {title}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
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
            <Button onClick={() => send(open.training)} className="justify-self-start">
              Send it now
            </Button>
            <MailFrame {...open.shown} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

type News = { group: string; title: string; text: string };
type Answer = { watchers: number; people: { email: string; news: News[] }[]; plan: string };

/** What is new for each person who watches rules, and a button that mails it to all of them. */
export function WatchedRules() {
  const { data, error, reload } = useLiveAnswer<Answer>("/api/mailings/watch");
  const { problem, act } = useAction();
  const [shown, setShown] = useState<MailPreview>();
  const show = (email: string) =>
    void act(async () => setShown(await call("/api/mailings/watch/preview", "POST", { email })));
  const send = (plan: string) =>
    void act(async () => {
      reload();
      await call<Begun>("/api/mailings/watch", "POST", { plan }).then(goToMailing);
    });
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="grid max-w-4xl gap-5">
      <p className="max-w-[42em] text-ink-soft">
        {peopleText(data.watchers)} watch the rules of a result. They are told of each change in a rule's list
        of changes, and of each date within 30 days, once. Nothing goes out by itself.
      </p>
      <Problem>{problem}</Problem>
      {data.people.length === 0 ? (
        <p role="status">There is nothing new to tell anybody.</p>
      ) : (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button onClick={() => send(data.plan)}>
              Send these mails to {peopleText(data.people.length)}
            </Button>
            <p className="text-ink-soft">Look through them first.</p>
          </div>
          <ul className="divide-y divide-line border-y border-line">
            {data.people.map(({ email, news }) => (
              <li key={email} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
                <div className="min-w-0">
                  <p className="font-semibold break-all">{email}</p>
                  <ul className="list-disc pl-5">
                    {news.map(({ group, title, text }) => (
                      <li key={`${title} ${text}`}>
                        {group}: {title}. <span className="text-ink-soft">{text}</span>
                      </li>
                    ))}
                  </ul>
                </div>
                <SmallButton className="justify-self-start self-start" onClick={() => show(email)}>
                  Show<span className="sr-only"> the mail to {email}</span>
                </SmallButton>
              </li>
            ))}
          </ul>
        </>
      )}
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
