import type { CbamFigures } from "../../content/records/cbam-figures.ts";

/** One good as it stands in its fields. The order is that of its parts in a link: add at the end. */
const GOODS_FIELDS = [
  "sector",
  "code",
  "quantity",
  "actual",
  "actualBenchmark",
  "default",
  "defaultBenchmark",
  "paid",
  "name",
] as const;

export type GoodsField = (typeof GOODS_FIELDS)[number];
export type TypedGoods = Record<GoodsField, string>;

const OPTIONS = ["price", "correction", "others"] as const;
export type Option = (typeof OPTIONS)[number];

/** What a visitor has typed, right or wrong: that and nothing else is the state, and a link holds it. */
export type Typed = Record<Option, string> & { year: number; goods: TypedGoods[] };

/** More would make addresses that mail programs cut. */
export const MOST_GOODS = 12;
export const LONGEST = { name: 40, code: 14, number: 20 };

/** Left alone by addresses, and in no number. */
const BETWEEN = "_";

export function emptyGoods(sector: string): TypedGoods {
  const none = Object.fromEntries(GOODS_FIELDS.map((field) => [field, ""])) as TypedGoods;
  return { ...none, sector };
}

export function emptyTyped({ factors, sectors }: CbamFigures, year?: number): Typed {
  const known = factors.find((factor) => factor.year === year) ?? factors[0];
  return {
    year: known?.year ?? 0,
    price: "",
    correction: "1",
    others: "",
    goods: [emptyGoods(sectors[0]?.id ?? "")],
  };
}

/** The query of a link that brings back what was typed. */
export function toQuery({ year, goods, ...options }: Typed): string {
  const query = new URLSearchParams({ year: String(year) });
  for (const name of OPTIONS) if (options[name]) query.set(name, options[name]);
  for (const one of goods) {
    const parts = GOODS_FIELDS.map((field) => one[field].replaceAll(BETWEEN, " "));
    query.append("goods", parts.join(BETWEEN).replace(/_+$/, ""));
  }
  return query.toString();
}

/** Anybody can write a link: what the estimator does not know becomes empty, what is too long is cut. */
export function fromQuery(search: string, figures: CbamFigures, year: number): Typed | undefined {
  const query = new URLSearchParams(search);
  const links = query.getAll("goods");
  if (links.length === 0) return undefined;
  const empty = emptyTyped(figures, Number(query.get("year")) || year);
  return {
    ...empty,
    price: cut(query.get("price"), LONGEST.number),
    correction: cut(query.get("correction"), LONGEST.number),
    others: cut(query.get("others"), LONGEST.number),
    goods: links.slice(0, MOST_GOODS).map((link) => goodsFrom(link, figures)),
  };
}

function goodsFrom(link: string, { sectors }: CbamFigures): TypedGoods {
  const parts = link.split(BETWEEN);
  const goods = Object.fromEntries(
    GOODS_FIELDS.map((field, index) => [
      field,
      cut(parts[index], field === "name" ? LONGEST.name : LONGEST.number),
    ]),
  ) as TypedGoods;
  const sector = sectors.find(({ id }) => id === parts[0]) ?? sectors[0];
  return { ...goods, sector: sector?.id ?? "" };
}

const cut = (text: string | null | undefined, length: number) => (text ?? "").slice(0, length);
