import { useEffect, useRef, useState } from "react";
import { fetchFile } from "../api.ts";

const known = new Map<string, Promise<string>>();

/** The blob: url of a small copy of a picture. Each picture is fetched once, unless that failed. */
export function loadPicture(name: string): Promise<string> {
  const before = known.get(name);
  if (before) return before;
  const file = fetchFile("GET /api/content/picture", { query: { name } });
  const loading = file.then((picture) => URL.createObjectURL(picture));
  loading.catch(() => known.delete(name));
  known.set(name, loading);
  return loading;
}

/** Drawing takes time, and a save must not wait for forty pictures: two are fetched at once, the others after them. */
const lanes: Promise<unknown>[] = [Promise.resolve(), Promise.resolve()];

const inTurn = (act: () => unknown) =>
  void lanes.push(
    Promise.resolve(lanes.shift())
      .then(act)
      .catch(() => undefined),
  );

export function Thumbnail({ name }: { name: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setSrc(undefined);
    // Drawing takes time, so only visible pictures are fetched.
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting || !name) return;
      observer.disconnect();
      inTurn(() => isCurrent && loadPicture(name).then((url) => isCurrent && setSrc(url)));
    });
    if (box.current) observer.observe(box.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [name]);
  return (
    <span ref={box} className="block aspect-[12/5] overflow-hidden rounded-md bg-line">
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </span>
  );
}
