import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { fetchFile } from "../api.ts";

const known = new Map<string, Promise<string>>();

function load(name: string): Promise<string> {
  const before = known.get(name);
  if (before) return before;
  const loading = fetchFile(`/api/content/picture?name=${encodeURIComponent(name)}`).then((file) =>
    URL.createObjectURL(file),
  );
  loading.catch(() => known.delete(name));
  known.set(name, loading);
  return loading;
}

/** A drawing or a photograph, cut as the site cuts it. */
export function Thumbnail({ name, shape = "wide" }: { name: string; shape?: "wide" | "portrait" }) {
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    setSrc(undefined);
    if (name)
      load(name).then(
        (address) => isCurrent && setSrc(address),
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [name]);
  return (
    <span
      className={clsx(
        "block overflow-hidden rounded-md bg-line",
        shape === "wide" ? "aspect-[12/5]" : "aspect-[4/5]",
      )}
    >
      {src && <img src={src} alt="" className="size-full object-cover" />}
    </span>
  );
}
