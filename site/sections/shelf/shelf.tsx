import { clsx } from "clsx";
import { words } from "../../ui/points.tsx";
import { Band } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

export const Shelf = ({ section, page }: SectionProps<"shelf">) => (
  <Band section={{ ...section, tone: "sand" }} page={page}>
    <ul className="mt-5 grid border-b-8 border-ink dark:border-night lg:mt-6 lg:auto-cols-fr lg:grid-flow-col">
      {section.items.map(({ id, name, subject, text }, index) => (
        <li
          key={name}
          id={id}
          className={clsx(
            "px-5 py-3 text-paper target:bg-ink lg:pt-8 lg:pb-6",
            index % 2 === 0 ? "bg-leaf-dark" : "bg-leaf",
          )}
        >
          <h3 className="figures text-h3">{name}</h3>
          <p className="font-semibold lg:mt-1 lg:min-h-14">{subject}</p>
          <p className="mt-1 max-w-xl">{words(text)}</p>
        </li>
      ))}
    </ul>
  </Band>
);
