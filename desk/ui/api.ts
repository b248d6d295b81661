import { useCallback, useEffect, useState } from "react";
import type { Role } from "../../server/inbox/storage/staff-tables.ts";
import { saveFile } from "../../site/ui/save-file.ts";

/** The key of the session's token in localStorage, which pages of other ports and hosts cannot read. */
export const TOKEN = "desk-token";

export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** More than the sentence, for example the problems that a form shows at its fields. */
  readonly details: unknown;
  constructor(status: number, sentence: string, details?: unknown) {
    super(sentence);
    this.status = status;
    this.details = details;
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Sends `body` as JSON or, if it is a File, as it is. Throws an ApiError with a sentence. */
export async function call<Answer>(
  path: string,
  method: Method = "GET",
  body?: unknown,
): Promise<Answer> {
  return (await send(path, method, body)).json();
}

/** Fetches a picture, since an <img> cannot send the token. */
export async function fetchFile(path: string): Promise<Blob> {
  return (await send(path, "GET")).blob();
}

export async function download(path: string): Promise<void> {
  const answer = await send(path, "GET");
  const name = /filename\*=UTF-8''([^;]+)/.exec(
    answer.headers.get("content-disposition") ?? "",
  )?.[1];
  saveFile(await answer.blob(), decodeURIComponent(name ?? "file"));
}

/** Status 401 also leads to the sign-in page. */
async function send(path: string, method: Method, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "x-desk-token": localStorage.getItem(TOKEN) ?? "" };
  const isFile = body instanceof Blob;
  if (body !== undefined) headers["content-type"] = isFile ? body.type : "application/json";
  const sent = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, "The desk cannot be reached. Try again in a moment.");
  });
  if (sent.ok) return sent;
  const answer = (await sent.json().catch(() => ({}))) as { error?: string; details?: unknown };
  if (sent.status === 401) window.dispatchEvent(new Event("desk-signed-out"));
  throw new ApiError(sent.status, answer.error ?? "This did not work.", answer.details);
}

export type Me = {
  person: string;
  who: string;
  role: Role;
  hasAccount: boolean;
  mayRename: boolean;
  firm: string;
};

export type SignInGiven =
  | { key: string }
  | { passphrase: string; who: string }
  | { passkey: unknown }
  | { recoveryCode: string };

export async function signIn(given: SignInGiven): Promise<void> {
  keepToken((await call<{ token: string }>("/api/session", "POST", given)).token);
}

export const keepToken = (token: string) => localStorage.setItem(TOKEN, token);

export const hasToken = () => localStorage.getItem(TOKEN) !== null;

/** Fetched again when the path or `version` changes. The old answer stays meanwhile, so that nothing flickers. */
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

/** Only what a press of one's own led to: an alarm that comes by itself must not move the page under who writes. */
const bringIntoSight = (failure: string) =>
  [...document.querySelectorAll("[role=alert]")]
    .find(({ textContent }) => textContent === failure)
    ?.scrollIntoView({ block: "nearest" });

/** `act` tells whether the action succeeded; `problem` is the message of the last one if it failed, else "". */
export function useAction() {
  const [problem, setProblem] = useState("");
  async function act(action: () => Promise<unknown>): Promise<boolean> {
    setProblem("");
    const failure = await action().then(
      () => "",
      (reason: Error) => reason.message,
    );
    setProblem(failure);
    if (failure) requestAnimationFrame(() => bringIntoSight(failure));
    return failure === "";
  }
  return { problem, act };
}
