import { clsx } from "clsx";
import { type Point, PointNumber, words } from "./points.tsx";

type Props = {
  points: Point[];
  /** The level of the points' headings. */
  level?: "h3" | "h4";
  className: string;
  size?: keyof typeof sizes;
};

/** Numbered points with lines between them: `small` inside a section, `medium` as a whole section. */
export function NumberedPoints({ points, level: Title = "h3", className, size = "small" }: Props) {
  const look = sizes[size];
  return (
    <ol className={className}>
      {points.map(({ title, text }, index) => (
        <li key={title} className={clsx("grid border-t border-line", look.item)}>
          <PointNumber index={index} className="font-display text-leaf text-h3" />
          <div>
            <Title className={look.title}>{title}</Title>
            <p className={clsx("text-ink-soft", look.text)}>{words(text)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

const sizes = {
  small: { item: "grid-cols-[3rem_1fr] py-5", title: "text-h4", text: "mt-1.5" },
  medium: {
    item: "grid-cols-[3rem_1fr] py-8 first:border-ink sm:grid-cols-[6rem_1fr]",
    title: "text-h3",
    text: "mt-3 max-w-xl text-lg",
  },
};
