import { useCallback, useEffect, useState } from "react";
import { call } from "./api.ts";

/**
 * What the desk answers to an address, asked again when the address or `version` changes. The answer before stays
 * until the next one is there, so that nothing flickers.
 */
export function useAnswer<Answer>(path: string, version: unknown = 0) {
  const [answer, setAnswer] = useState<{ path: string; data: Answer }>();
  const [error, setError] = useState<string>();
  const [asked, setAsked] = useState(0);
  const reload = useCallback(() => setAsked((count) => count + 1), []);

  useEffect(() => {
    let isCurrent = true;
    call<Answer>(path).then(
      (data) => {
        if (!isCurrent) return;
        setAnswer({ path, data });
        setError(undefined);
      },
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, version, asked]);

  return { data: answer?.data, isStale: answer !== undefined && answer.path !== path, error, reload };
}
