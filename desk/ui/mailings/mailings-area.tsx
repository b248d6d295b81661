import { Badge } from "../../../site/ui/badge.tsx";
import { Button } from "../../../site/ui/button.tsx";
import { momentText } from "../../moments.ts";
import { call, useAction } from "../api.ts";
import { List, Row } from "../lists.tsx";
import { useEvery, useLive, useLiveAnswer } from "../live.tsx";
import { Loading, Problem } from "../parts.tsx";
import { AreaTitle, Link, Tab, TabNav, to, useRoute } from "../route.tsx";
import { Compose } from "./compose.tsx";
import { FormMails, WaitingLists, WatchedRules } from "./lists-to-tell.tsx";
import {
  goToMailing,
  KINDS,
  type MailingSummary,
  moreUnreachable,
  peopleText,
  STATES,
} from "./names.ts";
import { Approved, isMoving, MOVING_MS, Progress } from "./sending.tsx";

const TABS = [
  { id: "", label: "Mailings" },
  { id: "waiting", label: "Waiting for dates" },
  { id: "watch", label: "Watched rules" },
  { id: "forms", label: "Mails of the forms" },
];

const NO_MAIL =
  "Mails are not sent and reach nobody. Tell who runs the server that it has no mail server yet.";
const NONE = "No mailing has been written yet. What an owner approves, you can send.";

export default function MailingsArea() {
  const [page = "", id] = useRoute().parts;
  const isOwner = useLive().me.role === "owner";
  if (page === "mailing" && id) return <MailingPage key={id} id={id} />;
  return (
    <>
      <AreaTitle>Mailings</AreaTitle>
      {isOwner && (
        <TabNav label="Kinds of mailings">
          {TABS.map((tab) => (
            <Tab
              key={tab.id}
              to={to(["mailings", tab.id].filter(Boolean))}
              isCurrent={tab.id === page}
            >
              {tab.label}
            </Tab>
          ))}
        </TabNav>
      )}
      {page === "" && <MailingList isOwner={isOwner} />}
      {page === "waiting" && <WaitingLists />}
      {page === "watch" && <WatchedRules />}
      {page === "forms" && <FormMails />}
    </>
  );
}

function MailingPage({ id }: { id: string }) {
  const isOwner = useLive().me.role === "owner";
  const { data, error, reload } = useLiveAnswer("GET /api/mailings/:id", { params: { id } });
  const Draft = isOwner ? Compose : Approved;
  const Stage = data?.mailing.state === "draft" ? Draft : Progress;
  return (
    <>
      <Link href={to(["mailings"])} className="inline-flex min-h-9 items-center" label="Mailings" />
      <Problem>{error}</Problem>
      {!data && !error && <Loading />}
      <Problem>{data?.isWithoutMail && NO_MAIL}</Problem>
      {data && <Stage {...data} onChange={reload} />}
    </>
  );
}

function MailingList({ isOwner }: { isOwner: boolean }) {
  const { data, error, reload } = useLiveAnswer("GET /api/mailings");
  useEvery(data?.mailings.some(isMoving) ? MOVING_MS : undefined, reload);
  const { problem, act } = useAction();
  const begin = () => void act(() => call("POST /api/mailings").then(goToMailing));
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  return (
    <div className="max-w-4xl">
      <Problem>{data.isWithoutMail && NO_MAIL}</Problem>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {isOwner && <Button onClick={begin}>New newsletter</Button>}
        <p className="figures text-ink-soft">
          {peopleText(data.readers)} on the newsletter's list.{moreUnreachable(data.unreachable)}
        </p>
      </div>
      <Problem>{problem}</Problem>
      {data.mailings.length === 0 && (
        <p className="mt-6">{isOwner ? "Nothing has been sent yet." : NONE}</p>
      )}
      <List className="mt-6">
        {data.mailings.map((mailing) => (
          <MailingRow key={mailing.id} {...mailing} />
        ))}
      </List>
    </div>
  );
}

function MailingRow({ id, kind, subject, state, counts, isApproved, ...row }: MailingSummary) {
  const { label, tone } = STATES[state];
  const { sent, waiting, failed, held } = counts;
  return (
    <Row
      name={
        <Link href={to(["mailings", "mailing", id])}>
          {subject || "Newsletter without a subject"}
        </Link>
      }
      about={`${KINDS[kind]}, ${momentText(row.finishedAt ?? row.dueAt ?? row.createdAt)}`}
    >
      <p className="figures flex flex-wrap items-center gap-x-3 text-ink-soft">
        {failed > 0 && <span className="font-semibold text-ember">{failed} failed</span>}
        {state !== "draft" && state !== "scheduled" && (
          <span>
            {sent} of {sent + waiting + failed + held}
          </span>
        )}
        {state === "draft" && isApproved && <Badge>Approved</Badge>}
        <Badge tone={tone}>{label}</Badge>
      </p>
    </Row>
  );
}
