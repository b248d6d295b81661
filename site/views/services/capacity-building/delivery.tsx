import { clsx } from "clsx";
import { Section } from "../../../ui/section.tsx";
import type { CapacityBuildingCopy } from "./copy.ts";

/** From the classroom to the team's own desk: the steps go down as our part gets smaller. */
const steps = ["", "lg:mt-14", "lg:mt-28", "lg:mt-42"];

export function Delivery({ title, items }: CapacityBuildingCopy["delivery"]) {
  return (
    <Section tone="ink" aria-labelledby="delivery">
      <h2 id="delivery" className="text-h2">
        {title}
      </h2>
      <ul className="mt-10 grid gap-8 sm:grid-cols-2 lg:grid-cols-4">
        {items.map(({ title: name, text }, index) => (
          <li key={name} className={clsx("border-t-2 border-marigold pt-5", steps[index])}>
            <h3 className="text-h4">{name}</h3>
            <p className="mt-3">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
