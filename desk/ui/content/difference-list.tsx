import type { Difference } from "../../content/differences.ts";

/** What has changed in a record, field by field. */
export const DifferenceList = ({ differences }: { differences: Difference[] }) => (
  <ul className="mt-1 grid gap-1">
    {differences.map(({ field, what, from, to }, index) => (
      <li key={index} className="break-words">
        {field}: {what === "added" ? "added " : what === "removed" ? "removed " : ""}
        {from !== undefined &&
          (what === "removed" ? (
            <del>{from}</del>
          ) : (
            <>
              from <del>{from}</del> to{" "}
            </>
          ))}
        {to !== undefined && <ins className="no-underline">{to}</ins>}
      </li>
    ))}
  </ul>
);
