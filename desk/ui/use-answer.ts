import { useCallback, useEffect, useState } from "react";
import { call } from "./api.ts";

/**
 * The answer of the desk at a path, fetched again when the path or `version` changes. The old answer stays until the new
 * one is there, so that nothing flickers.
 */
export function useAnswer<Answer>(path: string, version: unknown = 0) {
  const [data, setData] = useState<Answer>();
  const [error, setError] = useState<string>();
  const [count, setCount] = useState(0);
  const reload = useCallback(() => setCount((before) => before + 1), []);

  useEffect(() => {
    let isCurrent = true;
    call<Answer>(path).then(
      (answer) => {
        if (!isCurrent) return;
        setData(answer);
        setError(undefined);
      },
      (reason: Error) => isCurrent && setError(reason.message),
    );
    return () => {
      isCurrent = false;
    };
  }, [path, version, count]);

  return { data, error, reload };
}

/** `act` runs an action and tells whether it succeeded; `problem` is the message of the last one if it failed, else "". */
export function useAction() {
  const [problem, setProblem] = useState("");
  async function act(action: () => Promise<unknown>): Promise<boolean> {
    const failure = await action().then(
      () => "",
      (reason: Error) => reason.message,
    );
    setProblem(failure);
    return failure === "";
  }
  return { problem, act };
}
