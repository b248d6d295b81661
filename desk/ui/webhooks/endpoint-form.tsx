import { type ReactNode, useState } from "react";
import { EVENTS } from "../../../server/inbox/storage/tables.ts";
import { SelectField, TextField } from "../../../site/ui/field.tsx";
import type { Answer, Given } from "../api.ts";
import { Checks, CopyButton, Form, type Option, Options, Submit, Tick } from "../parts.tsx";

const KINDS: readonly Option[] = [
  ["standard", "A program that reads signed JSON (Standard Webhooks)"],
  ["slack", "Slack"],
  ["teams", "Microsoft Teams, by a workflow"],
  ["chat", "Google Chat"],
];

export const EVENT_NAMES: Record<string, string> = {
  "submission.received": "A message, an application or a request for the checklist",
  "subscription.confirmed": "Somebody confirmed a subscription",
  "subscription.left": "Somebody left a list",
  "registration.changed": "A registration was made or changed",
  "reply.received": "A visitor answered a reply",
  "content.published": "The site was published",
  test: "A test",
};

type Fields = Given<"POST /api/webhooks">["body"];

type Props = {
  endpoint?: Answer<"GET /api/webhooks/:id">;
  hasDeskUrl: boolean;
  send: (fields: Fields) => Promise<unknown>;
};

export function EndpointForm({ endpoint, hasDeskUrl, send }: Props) {
  const [events, setEvents] = useState<string[]>(endpoint?.events ?? ["submission.received"]);
  return (
    <Form
      onSend={(typed) =>
        send({
          name: typed.name ?? "",
          kind: typed.kind as Fields["kind"],
          url: typed.url ?? "",
          events: events as Fields["events"],
          header_name: typed.header_name ?? "",
          header_value: typed.header_value ?? "",
          is_personal: typed.is_personal === "on",
        })
      }
      className="grid max-w-3xl gap-5"
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          hint="Such as CRM"
          defaultValue={endpoint?.name}
          required
          maxLength={60}
        />
        <SelectField name="kind" label="What is it?" defaultValue={endpoint?.kind ?? "standard"}>
          <Options of={KINDS} />
        </SelectField>
      </div>
      <TextField
        name="url"
        type="url"
        label="Web address"
        hint="As the other program gives it; it is often a secret itself."
        defaultValue={endpoint?.url}
        required
        autoComplete="off"
      />
      <fieldset>
        <legend className="font-semibold">It is told of</legend>
        <Checks
          options={EVENTS.map((event) => [event, EVENT_NAMES[event] ?? event])}
          chosen={events}
          onChange={setEvents}
        />
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Personal data</legend>
        <Tick name="is_personal" defaultChecked={endpoint?.isPersonal}>
          It is also told who somebody is and what they wrote
        </Tick>
        <p className="text-ink-soft">
          {hasDeskUrl
            ? "Without this it gets facts that name nobody, and a link to the desk."
            : "Without this it gets facts that name nobody. (Set DESK_URL, and they come with a link to the desk.)"}{" "}
          With it, name the receiver in your privacy policy.
        </p>
      </fieldset>
      <details>
        <summary className="desk-link">
          A fixed header, for receivers that cannot check a signature
        </summary>
        <div className="mt-3 grid gap-5 sm:grid-cols-2">
          <TextField
            name="header_name"
            label="Header"
            hint="Such as Authorization"
            defaultValue={endpoint?.headerName}
          />
          <TextField
            name="header_value"
            label="Its value"
            hint={endpoint?.headerName ? "Leave it empty to keep what is there." : undefined}
            autoComplete="off"
          />
        </div>
      </details>
      <Submit>{endpoint ? "Save" : "Add it"}</Submit>
    </Form>
  );
}

export const Secret = ({ secret, children }: { secret: string; children?: ReactNode }) => (
  <div role="status" className="mt-4 grid gap-2 rounded-md bg-sand p-5">
    <p className="font-semibold">Its secret, which is not shown again. Give it to the receiver.</p>
    <p className="font-mono break-all">{secret}</p>
    <CopyButton text={secret}>Copy it</CopyButton>
    {children}
  </div>
);
