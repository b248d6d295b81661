import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = {
  points: Array<{ title: string; text: ReactNode }>;
  size?: keyof typeof sizes;
  /** The level of the points' headings. */
  level?: "h3" | "h4";
  className?: string;
};

/** Points in their order, ruled off one from the next: small within a section, medium as one, large two abreast. */
export function NumberedPoints({ points, size = "small", level: Heading = "h3", className }: Props) {
  const { item, number, title, text } = sizes[size];
  return (
    <ol className={className}>
      {points.map((point, index) => (
        <li key={point.title} className={clsx("grid border-t border-line", item)}>
          <span aria-hidden="true" className={clsx("figures font-display text-leaf", number)}>
            {index + 1}
          </span>
          <div>
            <Heading className={title}>{point.title}</Heading>
            <p className={clsx("text-ink-soft", text)}>{point.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const sizes = {
  small: { item: "grid-cols-[3rem_1fr] py-5", number: "text-h3", title: "text-h4", text: "mt-1.5" },
  medium: {
    item: "grid-cols-[3rem_1fr] py-8 first:border-ink sm:grid-cols-[6rem_1fr]",
    number: "text-h3",
    title: "text-h3",
    text: "mt-3 max-w-xl text-lg",
  },
  large: { item: "grid-cols-[4rem_1fr] py-7", number: "text-h2", title: "text-h3", text: "mt-2" },
};
