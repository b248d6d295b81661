import type { CbamFigures } from "../../content/records/cbam-figures.ts";

/** The fields of a good, in the order of its parts in a link: add new ones at the end. */
const GOODS_FIELDS = [
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

export const OPTIONS = ["price", "correction", "others", "rate"] as const;
export type Option = (typeof OPTIONS)[number];

/** What a visitor has typed, right or wrong. It is the whole state of the estimator, and a link holds it. */
export type Typed = Record<Option, string> & {
  year: string;
  /** The visitor began with the example, so figures that were not changed are invented. */
  isExample: boolean;
  goods: TypedGoods[];
  /** How many goods of a link were left out, because it had more than MOST_GOODS. */
  leftOut?: number;
};

/** With more goods, mail programs would cut the link. */
export const MOST_GOODS = 12;
export const LONGEST = { name: 40, code: 14, number: 20 };

/** Separates the parts of a good in a link: urls do not escape it, and no number holds it. */
const BETWEEN = "_";

export function emptyGoods(): TypedGoods {
  return Object.fromEntries(GOODS_FIELDS.map((field) => [field, ""])) as TypedGoods;
}

/** One empty good, in that year if it has figures, otherwise in the first that has. */
export function emptyTyped({ factors }: CbamFigures, year?: number): Typed {
  const known = factors.find((factor) => factor.year === year) ?? factors[0];
  return {
    year: String(known?.year ?? ""),
    price: "",
    correction: "",
    others: "",
    rate: "",
    isExample: false,
    goods: [emptyGoods()],
  };
}

export function exampleTyped(figures: CbamFigures, year?: number): Typed {
  const { price, ...goods } = figures.example;
  const texts = Object.fromEntries(Object.entries(goods).map(([field, value]) => [field, String(value)]));
  return {
    ...emptyTyped(figures, year),
    price: String(price),
    isExample: true,
    goods: [{ ...emptyGoods(), ...texts }],
  };
}

/** The query of a link that brings back what was typed. */
export function toQuery({ year, goods, isExample, ...options }: Typed): string {
  const query = new URLSearchParams({ year });
  for (const name of OPTIONS) if (options[name]) query.set(name, options[name]);
  if (isExample) query.set("example", "1");
  for (const one of goods) {
    const parts = GOODS_FIELDS.map((field) => one[field].replaceAll(BETWEEN, " "));
    query.append("goods", parts.join(BETWEEN).replace(/_+$/, ""));
  }
  return query.toString();
}

/**
 * Undefined if the query has none of our names; the example if it has no goods. Anybody can write a link: mistakes stay
 * for the fields to show, long texts are cut, and goods that are too many are left out.
 */
export function fromQuery(search: string, figures: CbamFigures, year: number): Typed | undefined {
  const query = new URLSearchParams(search);
  const given = ["year", "goods", ...OPTIONS].filter((name) => query.has(name));
  if (given.length === 0) return undefined;
  const links = query.getAll("goods");
  const base = links.length > 0 ? emptyTyped(figures, year) : exampleTyped(figures, year);
  const options = ["year", ...OPTIONS].flatMap((name) =>
    query.has(name) ? [[name, cut(query.get(name), LONGEST.number)]] : [],
  );
  return {
    ...base,
    ...Object.fromEntries(options),
    ...(links.length > 0 && {
      isExample: query.has("example"),
      goods: links.slice(0, MOST_GOODS).map((link) => goodsFrom(link, figures)),
    }),
    ...(links.length > MOST_GOODS && { leftOut: links.length - MOST_GOODS }),
  };
}

function goodsFrom(joined: string, { sectors }: CbamFigures): TypedGoods {
  const [first, ...rest] = joined.split(BETWEEN);
  // Links of the first edition begin with the sector, which the code now tells.
  const parts = sectors.some(({ id }) => id === first) ? rest : [first, ...rest];
  return Object.fromEntries(
    GOODS_FIELDS.map((field, index) => [
      field,
      cut(parts[index], field === "name" ? LONGEST.name : LONGEST.number),
    ]),
  ) as TypedGoods;
}

const cut = (text: string | null | undefined, length: number) => (text ?? "").slice(0, length);
