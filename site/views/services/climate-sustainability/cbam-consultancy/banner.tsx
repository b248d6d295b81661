import { after } from "../../../../ui/dated.ts";
import type { CbamCopy } from "./copy.ts";

export function Banner({ date, text, next }: CbamCopy["banner"]) {
  return (
    <div className="bg-ember text-white">
      <div className="wrap flex flex-wrap gap-x-8 gap-y-1 py-3 text-sm">
        <p className="font-semibold">
          <time dateTime={date}>{text}</time>
          <span {...after(date)}> (past)</span>
        </p>
        <p>{next}</p>
      </div>
    </div>
  );
}
