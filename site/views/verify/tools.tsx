import { certificateKeys, withdrawnCertificates } from "../../content/records/certificates.ts";
import { dayText } from "../../dates/dates.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { VerifyCopy } from "./copy.ts";

const COMMAND = "npm run certificate -- check CODE";

/** For whoever checks without this page's script, and for whoever wants to know what it believes. */
export function Tools({ title, lede, source, keys, withdrawn }: VerifyCopy["tools"]) {
  const gone = withdrawnCertificates();
  return (
    <Section tone="sand">
      <SectionHeading title={title} lede={lede} />
      <p className="mt-8">{source}</p>
      <p className="mt-2">
        <code className="inline-block rounded-sm bg-white px-3 py-2 text-sm break-words select-all">
          {COMMAND}
        </code>
      </p>
      <h3 className="mt-14 text-h3">{keys.title}</h3>
      <DataTable
        className="mt-6"
        caption={keys.title}
        columns={[keys.columns.id, keys.columns.publicKey, keys.columns.used]}
        rows={[...certificateKeys()].reverse().map(({ id, publicKey, from, until }) => [
          id,
          <code key={id} className="text-sm break-all select-all">
            {publicKey}
          </code>,
          `${keys.since} ${dayText(from)}${until ? ` ${keys.until} ${dayText(until)}` : ""}`,
        ])}
      />
      <h3 className="mt-14 text-h3">{withdrawn.title}</h3>
      {gone.length === 0 ? (
        <p className="mt-4">{withdrawn.none}</p>
      ) : (
        <DataTable
          className="mt-6"
          caption={withdrawn.title}
          columns={[withdrawn.columns.number, withdrawn.columns.on, withdrawn.columns.reason]}
          rows={gone.map(({ number, on, reason }) => [number, dayText(on), reason])}
        />
      )}
    </Section>
  );
}
