import { useState } from "react";
import { Badge } from "../../../site/ui/badge.tsx";
import type { EndpointShown } from "../../webhooks/routes.ts";
import { call, useAnswer } from "../api.ts";
import { AuditLog, List, Row } from "../lists.tsx";
import { Loading, Problem, Section } from "../parts.tsx";
import { AreaTitle, Link, to, useRoute } from "../route.tsx";
import { EndpointForm, Secret } from "./endpoint-form.tsx";
import { EndpointPage } from "./endpoint-page.tsx";

interface Webhooks {
  hasDeskUrl: boolean;
  endpoints: EndpointShown[];
}

/** The area where an owner says which other programs are told of what happens. */
export default function WebhooksArea() {
  const { parts } = useRoute();
  const { data, error, reload } = useAnswer<Webhooks>("/api/webhooks", parts[0] ?? "");
  const [added, setAdded] = useState<{ id: string; secret: string }>();
  if (!data) return error ? <Problem>{error}</Problem> : <Loading />;
  if (parts[0]) return <EndpointPage key={parts[0]} id={parts[0]} hasDeskUrl={data.hasDeskUrl} />;
  return (
    <div className="max-w-4xl">
      <AreaTitle>Webhooks</AreaTitle>
      <p className="max-w-[42em]">
        Other programs of the firm, a CRM or a chat, are told when something happens here. The server sends
        it, signed, and tries again for three days while nobody answers.
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
                setAdded(await call<{ id: string; secret: string }>("/api/webhooks", "POST", fields));
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
