/** Where in a record a value stands. */
export type Place = Array<string | number>;

export const keyOf = (place: Place) => place.join(".");

export function valueAt(data: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, key) => (Object(value) as Record<string | number, unknown>)[key],
    data,
  );
}

/** The same record with another value at one place; without a value the field is left out. */
export function withValue(data: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  if (Array.isArray(data)) {
    const list = [...data];
    list[Number(key)] = withValue(list[Number(key)], rest, value);
    return list;
  }
  const record = { ...(Object(data) as Record<string, unknown>) };
  const next = withValue(record[key], rest, value);
  if (next === undefined) delete record[key];
  else record[key] = next;
  return record;
}
