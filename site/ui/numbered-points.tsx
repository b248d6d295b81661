import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { PointNumber, Points } from "./points.tsx";

type Props = Pick<ComponentProps<typeof Points>, "points" | "level" | "className"> & {
  size?: keyof typeof sizes;
};

/** Numbered points with lines between them: `small` inside a section, `medium` as a whole section. */
export function NumberedPoints({ size = "small", ...props }: Props) {
  const { item, title, text } = sizes[size];
  return (
    <Points
      {...props}
      list="ol"
      itemClassName={clsx("grid border-t border-line", item)}
      titleClassName={title}
      textClassName={clsx("text-ink-soft", text)}
      marker={(_, index) => <PointNumber index={index} className="font-display text-leaf text-h3" />}
    />
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
