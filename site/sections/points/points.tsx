import { clsx } from "clsx";
import { CircleCheck } from "lucide-react";
import { shown } from "../../art/render.ts";
import { plain } from "../../content/records/dated-text.ts";
import { Picture } from "../../ui/picture.tsx";
import { TextList, words } from "../../ui/points.tsx";
import { Section as Ground, SectionHeading } from "../../ui/section.tsx";
import { Band, RuledBand, softOn } from "../band.tsx";
import type { SectionProps } from "../schemas.ts";

type Props = SectionProps<"points">;
type Section = Props["section"];
type Item = Section["items"][number];

export function Points({ section, page, id }: Props) {
  const { layout, title, picture } = section;
  const tone = section.tone ?? page.tone;
  const list = <List section={section} soft={softOn(layout === "cells" ? "ink" : tone)} />;
  if (layout === "cells") return <RuledBand section={section}>{list}</RuledBand>;
  if (layout === "around")
    return (
      <Ground tone={tone} aria-labelledby={id}>
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-y-6">
          <SectionHeading id={id} title={title} className="sm:col-span-2" />
          {list}
        </div>
      </Ground>
    );
  if (layout !== "beside" && layout !== "ticks")
    return (
      <Band section={section} page={page}>
        {list}
      </Band>
    );
  return (
    <Ground tone={tone} aria-labelledby={id}>
      <div className="grid gap-x-12 gap-y-5 lg:grid-cols-[1fr_2fr] lg:grid-rows-[auto_1fr]">
        {picture && (
          <Picture
            {...shown(picture)}
            className="lg:row-span-2"
            imageClassName="rounded-lg object-cover max-lg:h-72 max-sm:h-32 lg:h-88"
          />
        )}
        <SectionHeading id={id} title={title} className={clsx(picture && "lg:col-start-2")} />
        <div className={clsx("min-w-0", picture && "lg:col-start-2")}>{list}</div>
      </div>
    </Ground>
  );
}

type Look = { list: string; item?: string; text: string; isSoft?: boolean };

const twoColumns = {
  list: "grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:gap-y-6",
  text: "mt-1",
  isSoft: true,
};

const looks: Record<Section["layout"], Look> = {
  columns: {
    list: "mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:mt-6",
    text: "mt-1",
    isSoft: true,
  },
  lined: {
    list: "enters mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2 lg:mt-8",
    item: "border-t-2 border-ink pt-3",
    text: "mt-1 mb-2",
  },
  beside: twoColumns,
  ticks: {
    list: twoColumns.list,
    item: "grid grid-cols-[1.75rem_1fr] content-start gap-x-3 gap-y-1",
    text: "col-start-2",
  },
  // Its entries are cells of the grid in which the heading stands.
  around: { list: "contents", text: "" },
  rows: {
    list: "mt-10 grid gap-x-12 lg:mt-14 lg:grid-cols-2",
    item: "grid gap-x-8 gap-y-2 border-t border-line py-7 sm:grid-cols-[11rem_1fr] print:py-2",
    text: "",
  },
  // One hairline between any two cells, however many stand in a row.
  cells: {
    list: "grid gap-px border-t border-line-dark bg-line-dark sm:grid-cols-2",
    item: "bg-ink py-4 sm:px-6 lg:px-8 lg:py-5",
    text: "mt-1",
    isSoft: true,
  },
};

const fromLarge = { 5: "lg:grid-cols-5", 4: "lg:grid-cols-4", 3: "lg:grid-cols-3" };
const columns: Partial<Record<Section["layout"], Record<3 | 4 | 5, string>>> = {
  columns: fromLarge,
  lined: fromLarge,
  cells: { 5: "xl:grid-cols-5", 4: "xl:grid-cols-4", 3: "xl:grid-cols-3" },
};

/** As many columns as fill the last row. */
const columnsFor = (items: Item[]) =>
  ([5, 4] as const).find((count) => items.length % count === 0) ?? 3;

function List({ section, soft }: { section: Section; soft: string }) {
  const { layout, items, numbered, swiped } = section;
  const look = looks[layout];
  const Tag = numbered ? "ol" : "ul";
  return (
    <Tag
      className={clsx(
        look.list,
        columns[layout]?.[columnsFor(items)],
        swiped && "max-sm:rail",
        swiped && layout === "cells" && "max-sm:bg-ink",
      )}
    >
      {items.map((point, index) => (
        <li key={point.title} className={look.item}>
          {layout === "ticks" && <CircleCheck className="size-6 text-leaf" />}
          {point.eyebrow && <p className="mb-1 eyebrow text-marigold">{point.eyebrow}</p>}
          <h3 className={clsx("text-h4", point.name && "text-leaf")}>{point.title}</h3>
          {point.name && <p className="mt-1.5 font-semibold">{point.name}</p>}
          {point.text && (
            <p className={clsx(look.text, look.isSoft && soft)}>{words(point.text)}</p>
          )}
          <Parts points={point.points} number={numbered && index + 1} />
        </li>
      ))}
    </Tag>
  );
}

function Parts({
  points = [],
  number,
}: {
  points: Item["points"];
  number: number | false | undefined;
}) {
  if (points.length === 0) return null;
  return number ? (
    <ol className="mt-2">
      {points.map((part, row) => (
        <li key={plain(part)} className="relative py-0.5 pl-10">
          <span
            aria-hidden="true"
            className="absolute left-0 figures text-leaf"
          >{`${number}.${row + 1}`}</span>
          {words(part)}
        </li>
      ))}
    </ol>
  ) : (
    <TextList items={points} className="mt-2 list-disc pl-5" itemClassName="py-0.5" />
  );
}
