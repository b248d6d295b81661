import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import { momentText } from "../../moments.ts";
import { type Answer, call, useAction, useAnswer } from "../api.ts";
import { AuditLog, List, Row, Table } from "../lists.tsx";
import { useEvery } from "../live.tsx";
import { Loading, Problem, Section, SmallButton, SureButton } from "../parts.tsx";
import { AreaTitle, go, Link, PageTitle, to, useRoute } from "../route.tsx";
import { EndpointForm, EVENT_NAMES, Secret } from "./endpoint-form.tsx";

export default function WebhooksArea() {
  const { parts } = useRoute();
  const { data, error, reload } = useAnswer("GET /api/webhooks", {}, parts[0]);
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  if (parts[0]) return <EndpointPage key={parts[0]} id={parts[0]} hasDeskUrl={data.hasDeskUrl} />;
  return (
    <div className="max-w-4xl">
      <AreaTitle>Webhooks</AreaTitle>
      <p className="max-w-[42em]">
        Other programs of the firm, a CRM or a chat, are told when something happens here. The
        server sends it, signed, and tries again for three days while nobody answers.
      </p>
      <div className="mt-8 grid gap-10">
        {data.endpoints.length > 0 && (
          <Section title="Told" level="h2">
            <List className="mt-3">
              {data.endpoints.map(({ id, name, url, offSince }) => (
                <Row
                  key={id}
                  name={<Link href={to(["webhooks", id])}>{name}</Link>}
                  badge={offSince !== null && <Badge tone="ember">Off</Badge>}
                  about={new URL(url).host}
                />
              ))}
            </List>
          </Section>
        )}
        {added && (
          <Secret secret={added.secret}>
            <Link href={to(["webhooks", added.id])}>Open it and send a test</Link>
          </Secret>
        )}
        <Section title="Tell another program" level="h2">
          <div className="mt-3">
            <EndpointForm
              key={data.endpoints.length}
              hasDeskUrl={data.hasDeskUrl}
              send={async (fields) => {
                setAdded(await call("POST /api/webhooks", { body: fields }));
                reload();
              }}
            />
          </div>
        </Section>
        <AuditLog area="webhooks" version={data} title="Changes of webhooks" />
      </div>
    </div>
  );
}

type Delivery = Answer<"GET /api/webhooks/:id">["deliveries"][number];

const STATES = {
  sent: ["Arrived", "leaf"],
  waiting: ["On its way", "sand"],
  held: ["Waits until it is on", "marigold"],
  failed: ["Given up", "ember"],
} as const;

function EndpointPage({ id, hasDeskUrl }: { id: string; hasDeskUrl: boolean }) {
  const params = { id };
  const { data, error, reload } = useAnswer("GET /api/webhooks/:id", { params });
  const { problem, act } = useAction();
  const [secret, setSecret] = useState("");
  const isMoving = data?.deliveries.some(({ state }) => state === "waiting");
  useEvery(isMoving ? 2_000 : undefined, reload);
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  const isOff = data.offSince !== null;
  const change = (asking: () => Promise<unknown>) => void act(() => asking().finally(reload));
  const test = () => change(() => call("POST /api/webhooks/:id/test", { params }));
  const turn = () =>
    change(() => call("POST /api/webhooks/:id/on", { params, body: { isOn: isOff } }));
  const again = (delivery: string) =>
    change(() => call("POST /api/webhooks/:id/again/:delivery", { params: { id, delivery } }));
  const renew = () =>
    void act(async () =>
      setSecret((await call("POST /api/webhooks/:id/secret", { params })).secret),
    );
  const remove = () =>
    void act(async () => {
      await call("DELETE /api/webhooks/:id", { params });
      go(to(["webhooks"]));
    });
  return (
    <div className="grid max-w-5xl gap-8">
      <div>
        <PageTitle area="Webhooks">{data.name}</PageTitle>
        <p className="break-all text-ink-soft">{data.url}</p>
        {isOff && (
          <p className="mt-2 font-semibold">
            Switched off {momentText(data.offSince ?? 0)}. {data.offReason} What happens meanwhile
            waits here.
          </p>
        )}
        <div className="mt-4 flex flex-wrap gap-2">
          {!isOff && <SmallButton onClick={test}>Send a test</SmallButton>}
          <SmallButton onClick={turn}>
            {isOff ? "Switch it on and send what waits" : "Switch it off"}
          </SmallButton>
          {!data.isOfSettings && (
            <>
              <SureButton sureLabel="Make it; the old one is valid for 24 hours" onSure={renew}>
                New secret
              </SureButton>
              <SureButton sureLabel="Remove it with what waits" onSure={remove} label="Remove" />
            </>
          )}
        </div>
        <Problem>{problem}</Problem>
        {secret && <Secret secret={secret} />}
      </div>
      <Section title="Last events" level="h2">
        {data.deliveries.length === 0 ? (
          <p className="mt-2 text-ink-soft">Nothing has happened yet.</p>
        ) : (
          <Table
            caption="Last events"
            head={["When", "What", "State", "Answer", ""]}
            rows={data.deliveries.map((one) => cellsOf(one, () => again(one.id)))}
          />
        )}
      </Section>
      {!data.isOfSettings && (
        <Section title="What it is told" level="h2">
          <div className="mt-3">
            <EndpointForm
              key={JSON.stringify([data.events, data.url, data.name])}
              endpoint={data}
              hasDeskUrl={hasDeskUrl}
              send={(fields) =>
                call("PUT /api/webhooks/:id", { params, body: fields }).then(reload)
              }
            />
          </div>
        </Section>
      )}
    </div>
  );
}

function cellsOf(one: Delivery, again: () => void) {
  const [words, tone] = STATES[one.state];
  return [
    momentText(one.at),
    <>
      {EVENT_NAMES[one.event] ?? one.event}
      {one.submission && (
        <Link
          href={to(["inbox", "message", one.submission])}
          className="block"
          label="Open the message"
        />
      )}
    </>,
    <>
      <Badge tone={tone}>{words}</Badge>
      {one.attempts > 1 && <span className="block text-ink-soft">after {one.attempts} tries</span>}
      {one.nextAt && <span className="block text-ink-soft">next {momentText(one.nextAt)}</span>}
    </>,
    <>
      {one.status ?? one.error}
      {one.answer && (
        <details>
          <summary className="desk-link">What it said</summary>
          <pre className="max-h-60 max-w-72 overflow-auto whitespace-pre-wrap text-sm">
            {one.answer}
          </pre>
        </details>
      )}
    </>,
    one.state !== "held" && <SmallButton onClick={again}>Send again</SmallButton>,
  ];
}
