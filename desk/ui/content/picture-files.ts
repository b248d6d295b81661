import { fetchFile } from "../api.ts";

const known = new Map<string, Promise<string>>();

/** The address of a small copy of a picture, fetched once. */
export function loadPicture(name: string): Promise<string> {
  const before = known.get(name);
  if (before) return before;
  const loading = fetchFile(`/api/content/picture?name=${encodeURIComponent(name)}`).then((file) =>
    URL.createObjectURL(file),
  );
  loading.catch(() => known.delete(name));
  known.set(name, loading);
  return loading;
}
