import { useState } from "react";
import type { AuditLine } from "../../../server/inbox/audit.ts";
import { Badge } from "../../../site/ui/badge.tsx";
import type { EndpointShown } from "../../webhooks/routes.ts";
import { call, useAnswer } from "../api.ts";
import { AuditLines, Loading, Problem, Row, RowList, Section } from "../parts.tsx";
import { AreaTitle, Link, to, useRoute } from "../route.tsx";
import { EndpointForm } from "./endpoint-form.tsx";
import { EndpointPage } from "./endpoint-page.tsx";
import { Secret } from "./secret.tsx";

interface Webhooks {
  hasDeskUrl: boolean;
  endpoints: EndpointShown[];
}

/** The area where an owner says which other programs are told of what happens. */
export default function WebhooksArea() {
  const { parts } = useRoute();
  const { data, error, reload } = useAnswer<Webhooks>("/api/webhooks", parts[0] ?? "");
  const { data: log } = useAnswer<{ lines: AuditLine[] }>("/api/audit?area=webhooks", data);
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
          <RowList title="Told">
            {data.endpoints.map(({ id, name, url, offSince }) => (
              <Row
                key={id}
                name={name}
                badge={offSince !== null && <Badge tone="ember">Off</Badge>}
                about={new URL(url).host}
              >
                <Link href={to(["webhooks", id])}>Open</Link>
              </Row>
            ))}
          </RowList>
        )}
        {added && (
          <div>
            <Secret secret={added.secret} />
            <p className="mt-3">
              <Link href={to(["webhooks", added.id])}>Open it and send a test</Link>
            </p>
          </div>
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
        {log && <AuditLines lines={log.lines} title="Changes of webhooks" />}
      </div>
    </div>
  );
}
