import { CircleCheck } from "../../../ui/icons.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

/** The benefits as the sheet that is signed on the last day. */
export function Handover({ title, items }: CapacityBuildingCopy["benefits"]) {
  return (
    <section aria-labelledby="remains" className="bg-sand py-section">
      <div className="wrap">
        <div className="mx-auto max-w-5xl bg-white p-6 shadow-panel sm:p-14">
          <h2 id="remains" className="border-b-2 border-ink pb-5 text-h2">
            {title}
          </h2>
          <ul>
            {items.map(({ title: name, text }) => (
              <li
                key={name}
                className="grid grid-cols-[2rem_1fr] gap-x-4 gap-y-1 border-b border-line py-5 lg:grid-cols-[2rem_1fr_2fr]"
              >
                <CircleCheck className="size-6 text-leaf" />
                <h3 className="text-h4">{name}</h3>
                <p className="max-lg:col-start-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
