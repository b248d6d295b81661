import { firm } from "../content/reader/read.ts";
import { dayText } from "../dates/dates.ts";
import { absolute } from "../outputs/seo/json-ld.ts";

type Props = { label: string; title: string; reviewed: string; path: string };

/** A sentence to cite a page by: who says it, its title, the day it was last read against its sources, its address. */
export function Cite({ label, title, reviewed, path }: Props) {
  return (
    <p className="mt-2 text-ink-soft">
      {`${label}: `}
      <span className="select-all">{`${firm().name}, “${title}”, as of ${dayText(reviewed)}, ${absolute(path)}`}</span>
    </p>
  );
}
