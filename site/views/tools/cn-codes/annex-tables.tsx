import { clsx } from "clsx";
import type { ReactNode } from "react";
import type { Annex, Listing } from "../../../content/records/annex.ts";
import { digitsOf, nameOf } from "../../../tools/cn-codes/code.ts";
import { codeVerdict } from "../../../tools/cn-codes/verdict.ts";
import { Fold } from "../../../ui/disclosure.tsx";
import { SectionHeading } from "../../../ui/section.tsx";
import type { CnCodesCopy } from "./copy.ts";

type Props = { copy: CnCodesCopy["annex"]; annex: Annex };

export function AnnexTables({ copy, annex }: Props) {
  const outside = annex.headings.filter(
    ({ code }) => codeVerdict(digitsOf(code), annex).kind === "outside",
  );
  return (
    <>
      <SectionHeading title={copy.title} lede={copy.lede} />
      <div className="mt-10 gap-x-12 lg:columns-2 print:mt-3 print:columns-2 print:text-[7.5pt] print:leading-tight">
        {annex.groups.map(({ sector, name, indirect, listed }) => (
          <Part key={sector} copy={copy} title={name} note={indirect ? copy.indirect : copy.direct}>
            {listed.map((listing) => (
              <ListedRow key={listing.code} copy={copy} annex={annex} listing={listing} />
            ))}
          </Part>
        ))}
        <Part copy={copy} title={copy.outside}>
          {outside.map(({ code, name }) => (
            <Row key={code} code={code} name={name} />
          ))}
        </Part>
      </div>
    </>
  );
}

type PartProps = { copy: Props["copy"]; title: string; note?: string; children: ReactNode };

const Part = ({ copy, title, note, children }: PartProps) => (
  <Fold
    label={title}
    className="mb-8 break-inside-avoid max-sm:mb-0 print:mb-1 print:break-inside-auto"
  >
    <h3 className={clsx(note && "break-after-avoid", "text-h4 max-sm:hidden print:text-[10pt]")}>
      {title}
    </h3>
    {note && (
      <p className="break-after-avoid text-ink-soft max-sm:pt-3 print:text-[7.5pt]">{note}</p>
    )}
    <table className="mt-2 w-full text-left">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{copy.code}</th>
          <th scope="col">{copy.goods}</th>
        </tr>
      </thead>
      <tbody className="border-t-2 border-ink">{children}</tbody>
    </table>
  </Fold>
);

function ListedRow({
  copy,
  annex,
  listing: { code, only, except = [] },
}: Props & { listing: Listing }) {
  const name = nameOf(digitsOf(code), annex) ?? "";
  return (
    <Row code={only ? `ex ${code}` : code} name={only ? `${copy.only} ${only}` : name}>
      {except.length > 0 && (
        <div className="mt-1 print:text-[7.5pt]">
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

const Row = ({ code, name, children }: { code: string; name: string; children?: ReactNode }) => (
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
