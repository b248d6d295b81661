import { clsx } from "clsx";
import { Fragment, type ReactNode } from "react";
import { type DatedText, plain } from "../content/records/dated-text.ts";
import { Said } from "./said.tsx";

type Text = string | DatedText;
type Point = { title: string; text: Text };

const elements = {
  ul: { List: "ul", Item: "li", Title: "h3", Text: "p" },
  ol: { List: "ol", Item: "li", Title: "h3", Text: "p" },
  dl: { List: "dl", Item: "div", Title: "dt", Text: "dd" },
} as const;

type Props<Item extends Point> = {
  points: Item[];
  list?: keyof typeof elements;
  /** The level of the points' headings. */
  level?: "h3" | "h4";
  className?: string;
  itemClassName?: string;
  titleClassName?: string;
  textClassName?: string;
  /** A number or mark before a point; its words are then in an element of their own. */
  marker?: (point: Item, index: number) => ReactNode;
  above?: (point: Item, index: number) => ReactNode;
  /** Stands in front of the title, in the same line. */
  beforeTitle?: (point: Item, index: number) => ReactNode;
  below?: (point: Item, index: number) => ReactNode;
};

/** A list of points: each a heading with a text. */
export function Points<Item extends Point>({
  points,
  list = "ul",
  level,
  className,
  itemClassName,
  titleClassName = "text-h4",
  textClassName = "mt-2",
  marker,
  above,
  beforeTitle,
  below,
}: Props<Item>) {
  const { List, Item, Title, Text } = elements[list];
  const Heading = level ?? Title;
  const Words = marker ? "div" : Fragment;
  return (
    <List {...(className && { className })}>
      {points.map((point, index) => (
        <Item key={point.title} className={itemClassName}>
          {marker?.(point, index)}
          <Words>
            {above?.(point, index)}
            <Heading className={titleClassName}>
              {beforeTitle?.(point, index)}
              {point.title}
            </Heading>
            <Text className={textClassName || undefined}>{words(point.text)}</Text>
          </Words>
          {below?.(point, index)}
        </Item>
      ))}
    </List>
  );
}

/** The number of a point, hidden from screen readers: they get it from the list. */
export function PointNumber({ index, className }: { index: number; className: string }) {
  return (
    <span aria-hidden="true" className={clsx("figures", className)}>
      {index + 1}
    </span>
  );
}

type TextListProps = {
  items: Text[];
  className?: string;
  itemClassName?: string;
  /** Classes of the mark before each item; no mark without them. */
  bullet?: string | undefined;
};

/** A list of short texts. */
export function TextList({ items, className, itemClassName, bullet }: TextListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={typeof item === "string" ? item : plain(item)} className={itemClassName}>
          {bullet && <span aria-hidden="true" className={bullet} />}
          {/* Beside a mark the wordings of one text are one cell. */}
          {bullet && typeof item !== "string" ? <span>{words(item)}</span> : words(item)}
        </li>
      ))}
    </ul>
  );
}

function words(text: Text) {
  return typeof text === "string" ? text : <Said text={text} />;
}
