import { startTransition, useCallback, useRef, useState } from "react";

type Records<File> =
  | { state: "idle" | "loading" | "failed"; file?: undefined }
  | { state: "ready"; file: File };

/** A file of records that is fetched once, on the first `load`; after a failure it may be loaded again. */
export function useRecords<File>(path: string) {
  const [records, setRecords] = useState<Records<File>>({ state: "idle" });
  const isRequested = useRef(false);

  const load = useCallback(async () => {
    if (isRequested.current) return;
    isRequested.current = true;
    setRecords({ state: "loading" });
    try {
      const response = await fetch(path);
      if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
      const file: File = await response.json();
      startTransition(() => setRecords({ state: "ready", file }));
    } catch {
      isRequested.current = false;
      setRecords({ state: "failed" });
    }
  }, [path]);

  return { ...records, load };
}
