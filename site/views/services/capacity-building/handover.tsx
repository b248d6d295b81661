import { CircleCheck } from "../../../ui/icons.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

/** The benefits as the sheet that is ticked on the last day. */
export function Handover({ title, items }: CapacityBuildingCopy["benefits"]) {
  return (
    <section aria-labelledby="remains" className="bg-sand py-12 lg:py-section">
      <div className="wrap">
        <div className="grid-12 gap-y-7 rounded-lg bg-white p-6 shadow-panel sm:p-12 lg:ml-[8.333%] lg:p-16">
          <h2 id="remains" className="col-span-12 text-h2 lg:col-span-3">
            {title}
          </h2>
          <ul className="col-span-12 grid gap-x-12 gap-y-6 sm:grid-cols-2 lg:col-span-9 lg:gap-y-10">
            {items.map(({ title: name, text }) => (
              <li key={name} className="grid grid-cols-[1.75rem_1fr] gap-x-3 gap-y-1">
                <CircleCheck className="size-6 text-leaf" />
                <h3 className="text-h4">{name}</h3>
                <p className="col-start-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
