import type { Annex, Group, Listing } from "../../../content/records/annex.ts";
import { digitsOf, nameOf } from "../../../tools/cn-codes/code.ts";
import { verdictOf } from "../../../tools/cn-codes/verdict.ts";
import { Fold } from "../../../ui/fold.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import type { CnCodesCopy } from "./copy.ts";

type Props = { copy: CnCodesCopy["annex"]; annex: Annex };

/** The whole annex, group by group, and what people ask for that it does not list. */
export function AnnexTables({ copy, annex }: Props) {
  const outside = annex.headings.filter(({ code }) => verdictOf(digitsOf(code), annex).kind === "outside");
  return (
    <>
      <SectionHeading title={copy.title} lede={copy.lede} />
      <div className="mt-10 gap-x-12 lg:columns-2 print:mt-3 print:columns-2 print:text-[7.5pt] print:leading-tight">
        {annex.groups.map((group) => (
          <GroupTable key={group.sector} copy={copy} annex={annex} group={group} />
        ))}
        <Fold
          label={copy.outside}
          className="mb-8 break-inside-avoid max-sm:mb-0 print:mb-1 print:break-inside-auto"
        >
          <h3 className="text-h4 max-sm:hidden print:text-[10pt]">{copy.outside}</h3>
          <Rows copy={copy} caption={copy.outside}>
            {outside.map(({ code, name }) => (
              <Row key={code} code={code} name={name} />
            ))}
          </Rows>
        </Fold>
      </div>
    </>
  );
}

function GroupTable({ copy, annex, group }: Props & { group: Group }) {
  return (
    <Fold
      label={group.name}
      className="mb-8 break-inside-avoid max-sm:mb-0 print:mb-1 print:break-inside-auto"
    >
      <h3 className="break-after-avoid text-h4 max-sm:hidden print:text-[10pt]">{group.name}</h3>
      <p className="break-after-avoid text-sm text-ink-soft max-sm:pt-3 print:text-[7.5pt]">
        {group.indirect ? copy.indirect : copy.direct}
      </p>
      <Rows copy={copy} caption={group.name}>
        {group.listed.map((listing) => (
          <ListedRow key={listing.code} copy={copy} annex={annex} listing={listing} />
        ))}
      </Rows>
    </Fold>
  );
}

function ListedRow({ copy, annex, listing: { code, only, except = [] } }: Props & { listing: Listing }) {
  const name = nameOf(digitsOf(code), annex) ?? "";
  return (
    <Row code={only ? `ex ${code}` : code} name={only ? `${copy.only} ${only}` : name}>
      {except.length > 0 && (
        <div className="mt-1 text-sm print:text-[7.5pt]">
          <p className="font-semibold text-ember">{`${copy.except}:`}</p>
          <ul>
            {except.map((one) => (
              <li key={one.code}>
                <span className="figures font-semibold">{one.code}</span> {one.name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Row>
  );
}

type RowsProps = { copy: Props["copy"]; caption: string; children: React.ReactNode };

function Rows({ copy, caption, children }: RowsProps) {
  return (
    <table className="mt-2 w-full text-left">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.code}</th>
          <th scope="col">{copy.goods}</th>
        </tr>
      </thead>
      <tbody className="border-t-2 border-ink">{children}</tbody>
    </table>
  );
}

function Row({ code, name, children }: { code: string; name: string; children?: React.ReactNode }) {
  return (
    <tr className="break-inside-avoid border-b border-line align-top">
      <th
        scope="row"
        className="figures w-32 py-1.5 pr-4 font-semibold whitespace-nowrap print:w-20 print:py-0.5"
      >
        {code}
      </th>
      <td className="py-1.5 print:py-0.5">
        {name}
        {children}
      </td>
    </tr>
  );
}
