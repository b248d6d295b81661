/** 0.25 is 25 units and 2 places. Exact, unlike a binary fraction: printed lines add up to the total. */
export type Decimal = { units: bigint; places: number };

export const ZERO: Decimal = { units: 0n, places: 0 };

/** Of digits with a point at most, without a sign or groups: other texts throw, or lose their sign. */
export function decimal(digits: string | number): Decimal {
  const [whole = "0", fraction = ""] = String(digits).split(".");
  return { units: BigInt(`${whole}${fraction}`), places: fraction.length };
}

export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  return { units: unitsAt(a, places) + unitsAt(b, places), places };
}

export const minus = (a: Decimal, b: Decimal) => plus(a, { ...b, units: -b.units });

export const times = (a: Decimal, b: Decimal) => ({
  units: a.units * b.units,
  places: a.places + b.places,
});

/** 25 percent as 0.25. */
export const fromPercent = (percent: Decimal) => ({
  units: percent.units,
  places: percent.places + 2,
});

/** Below, at or above zero, as `sort` wants it. */
export function compare(a: Decimal, b: Decimal): number {
  const { units } = minus(a, b);
  if (units === 0n) return 0;
  return units < 0n ? -1 : 1;
}

export const notBelowZero = (value: Decimal) => (value.units < 0n ? ZERO : value);

/** Rounded to this many places, halves upwards. Only for values from zero up. */
export function rounded(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { units: unitsAt(value, places), places };
  const step = 10n ** BigInt(value.places - places);
  return { units: (value.units + step / 2n) / step, places };
}

/** Rounded to this many significant digits, halves upwards. Only for values from zero up. */
export function significant({ units, places }: Decimal, digits: number): Decimal {
  const step = 10n ** BigInt(Math.max(0, String(units).length - digits));
  return { units: ((units + step / 2n) / step) * step, places };
}

export const toNumber = (value: Decimal) => Number(ungrouped(value));

/** "1234.50", as spreadsheets read it. */
export function ungrouped({ units, places }: Decimal): string {
  const sign = units < 0n ? "-" : "";
  const digits = String(units < 0n ? -units : units).padStart(places + 1, "0");
  const point = digits.length - places;
  const fraction = places > 0 ? `.${digits.slice(point)}` : "";
  return `${sign}${digits.slice(0, point)}${fraction}`;
}

const grouping = new Intl.NumberFormat("en-GB");

/** "1,234.5", as people read it, with at least `least` places; further zeros at the end are left out. */
export function grouped(value: Decimal, least = 0): string {
  const [whole = "0", fraction = ""] = ungrouped(value).split(".");
  const decimals = fraction.replace(/0+$/, "").padEnd(least, "0");
  return `${grouping.format(BigInt(whole))}${decimals && `.${decimals}`}`;
}

export const euros = (value: Decimal) => `€${grouped(rounded(value, 2), 2)}`;

const SHORT = 3;

/** "about €7,320,000", in three significant digits; without "about" if that is exact. */
export function eurosInShort(value: Decimal): string {
  const short = significant(value, SHORT);
  const isExact = compare(short, value) === 0;
  const [, fraction = ""] = ungrouped(short).split(".");
  return `${isExact ? "" : "about "}€${grouped(short, /[1-9]/.test(fraction) ? 2 : 0)}`;
}

const rupeeGrouping = new Intl.NumberFormat("en-IN");
/** The largest first. */
const INDIAN_UNITS = [
  { name: "crore", zeros: 7 },
  { name: "lakh", zeros: 5 },
];

/** "about ₹7.32 crore", in three significant digits and in lakh or crore, as India counts. */
export function rupeesInShort(value: Decimal): string {
  const short = rounded(significant(rounded(value, 2), SHORT), 2);
  const unit = INDIAN_UNITS.find(
    ({ zeros }) => compare(short, { units: 10n ** BigInt(zeros), places: 0 }) >= 0,
  );
  if (!unit) return `about ₹${rupeeGrouping.format(toNumber(short))}`;
  const amount = grouped({ units: short.units, places: short.places + unit.zeros });
  return `about ₹${amount} ${unit.name}`;
}

const unitsAt = ({ units, places }: Decimal, wanted: number) =>
  units * 10n ** BigInt(wanted - places);
