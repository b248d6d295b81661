import { clsx } from "clsx";
import { ButtonLink } from "../../ui/button.tsx";
import { TextList } from "../../ui/points.tsx";
import { SectionHeading } from "../../ui/section.tsx";
import type { SectionProps } from "../schemas.ts";

const grounds = [
  "bg-leaf-dark lg:pl-[max(var(--spacing-gutter),calc(50vw-42rem+var(--spacing-gutter)))]",
  "bg-leaf",
];

export const Panels = ({ section, id }: SectionProps<"panels">) => (
  <section aria-labelledby={id}>
    <SectionHeading id={id} title={section.title} className="wrap pb-5" />
    <div className="grid lg:grid-cols-2">
      {section.items.map((item, index) => (
        <article
          key={item.title}
          className={clsx(
            "flex flex-col px-gutter py-7 text-paper lg:py-10",
            grounds[index % grounds.length],
          )}
        >
          <h3 className="text-h2">{item.title}</h3>
          <p className="mt-2 max-w-lg">{item.text}</p>
          <TextList
            items={item.points}
            className="mt-3 mb-5 max-w-lg border-b border-current/40"
            itemClassName="border-t border-current/40 py-1.5 font-semibold"
          />
          <ButtonLink
            {...item.link}
            variant="outline"
            size="lg"
            className="mt-auto self-start hover:bg-paper/15"
            arrow
          />
        </article>
      ))}
    </div>
  </section>
);
