import { clsx } from "clsx";
import { type DatedText, plain } from "../content/records/dated-text.ts";
import { Said } from "./said.tsx";

type Text = string | DatedText;
export type Point = { title: string; text: Text };

const elements = {
  ul: { Item: "li", Title: "h3", Text: "p" },
  dl: { Item: "div", Title: "dt", Text: "dd" },
} as const;

type Props = {
  points: Point[];
  list?: keyof typeof elements;
  className: string;
  itemClassName?: string;
  titleClassName?: string;
  textClassName?: string;
};

export function Points({ points, list: List = "ul", className, itemClassName, ...classes }: Props) {
  const { titleClassName = "text-h4", textClassName = "mt-2" } = classes;
  const { Item, Title, Text } = elements[List];
  return (
    <List className={className}>
      {points.map(({ title, text }) => (
        <Item key={title} className={itemClassName}>
          <Title className={titleClassName}>{title}</Title>
          <Text className={textClassName}>{words(text)}</Text>
        </Item>
      ))}
    </List>
  );
}

/** The number of a point, hidden from screen readers: they get it from the list. */
export const PointNumber = ({ index, className }: { index: number; className: string }) => (
  <span aria-hidden="true" className={clsx("figures", className)}>
    {index + 1}
  </span>
);

type TextListProps = {
  items: Text[];
  className?: string;
  itemClassName?: string;
  /** Classes of the mark before each item; no mark without them. */
  bullet?: string;
};

export const TextList = ({ items, className, itemClassName, bullet }: TextListProps) => (
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

export const words = (text: Text) => (typeof text === "string" ? text : <Said text={text} />);
