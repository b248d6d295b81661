/** Where a value is inside a record: ["runs", 0, "fee"]. */
export type FieldPath = Array<string | number>;

export const keyOf = (path: FieldPath) => path.join(".");

export const fieldPathOf = (field: string): FieldPath =>
  field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], data);

/** The last name on the path; for an item of a list, the name of the list. */
export const nameOf = (path: FieldPath) =>
  String(path.findLast((key) => typeof key === "string") ?? "");

export function withValue(data: unknown, path: FieldPath, value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  if (Array.isArray(data)) return data.with(Number(key), withValue(data[Number(key)], rest, value));
  const record = { ...(Object(data) as Record<string, unknown>) };
  const next = withValue(record[key], rest, value);
  if (next === undefined) delete record[key];
  else record[key] = next;
  return record;
}
