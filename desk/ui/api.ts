import type { FastifyReply } from "fastify";
import { useCallback, useEffect, useState } from "react";
import { saveFile } from "../../site/ui/save-file.ts";
import type { Api } from "../api.ts";
import type { AnswerOf, GivenTo } from "../route.ts";

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

export type RouteName = keyof Api;

/** What has to be sent to a route, by the schemas of the server. */
export type Given<Name extends RouteName> = GivenTo<Api[Name]>;

/** What a route answers, by the handler of the server. */
export type Answer<Name extends RouteName> = AnswerOf<Api[Name]>;

/** The routes that answer when nothing is sent but their name. */
export type PlainRoute = {
  [Name in RouteName]: unknown extends Given<Name> ? Name : never;
}[RouteName];

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
}

/** The routes that answer a file. */
type FileRoute = {
  [Name in RouteName]: Answer<Name> extends FastifyReply ? Name : never;
}[RouteName];

/** Asks a route of the desk, such as “GET /api/people”. Throws an ApiError with a sentence. */
export function call<Name extends PlainRoute>(name: Name): Promise<Answer<Name>>;
export function call<Name extends RouteName>(name: Name, given: Given<Name>): Promise<Answer<Name>>;
export async function call(name: RouteName, given: unknown = {}): Promise<unknown> {
  return (await send(name, given as Sent)).json();
}

/** Fetches a picture, since an <img> cannot send the token. */
export async function fetchFile<Name extends FileRoute>(
  name: Name,
  given: Given<Name>,
): Promise<Blob> {
  return (await send(name, given)).blob();
}

/** Saves the file that a route answers, under the name that the desk gives it. */
export async function download<Name extends FileRoute>(
  name: Name,
  given: Given<Name>,
): Promise<void> {
  const answer = await send(name, given);
  const filename = /filename\*=UTF-8''([^;]+)/.exec(
    answer.headers.get("content-disposition") ?? "",
  )?.[1];
  saveFile(await answer.blob(), decodeURIComponent(filename ?? "file"));
}

/** The address of a route: its path with the given parts, and the query without what is empty. */
function addressOf(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, part: string) =>
    encodeURIComponent(params[part] ?? ""),
  );
  const entries = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(entries as [string, string][]);
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Sends a body as JSON or, if it is a file, as it is. Status 401 also leads to the sign-in page. */
async function send(name: string, given: Sent): Promise<Response> {
  const [method = "", path = ""] = name.split(" ");
  const { body } = given;
  const headers: Record<string, string> = { "x-desk-token": localStorage.getItem(TOKEN) ?? "" };
  const isFile = body instanceof Blob;
  if (body !== undefined) headers["content-type"] = isFile ? body.type : "application/json";
  const sent = await fetch(addressOf(path, given), {
    method,
    headers,
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, "The desk cannot be reached. Try again in a moment.");
  });
  if (sent.ok) return sent;
  const refused = (await sent.json().catch(() => ({}))) as { error?: string; details?: unknown };
  if (sent.status === 401) window.dispatchEvent(new Event("desk-signed-out"));
  throw new ApiError(sent.status, refused.error ?? "This did not work.", refused.details);
}

export type Me = Answer<"GET /api/session">;

export type SignInGiven = Given<"POST /api/session">["body"];

export async function signIn(given: SignInGiven): Promise<void> {
  keepToken((await call("POST /api/session", { body: given })).token);
}

export const keepToken = (token: string) => localStorage.setItem(TOKEN, token);

export const hasToken = () => localStorage.getItem(TOKEN) !== null;

export interface Asking<Answer> {
  data: Answer | undefined;
  error: string | undefined;
  reload: () => void;
}

/**
 * What a route answers; asked again when what is sent or `version` changes. The old answer stays meanwhile, so that
 * nothing flickers.
 */
export function useAnswer<Name extends PlainRoute>(name: Name): Asking<Answer<Name>>;
export function useAnswer<Name extends RouteName>(
  name: Name,
  given: Given<Name>,
  version?: unknown,
): Asking<Answer<Name>>;
export function useAnswer(
  name: RouteName,
  given: unknown = {},
  version: unknown = 0,
): Asking<unknown> {
  const [data, setData] = useState<unknown>();
  const [error, setError] = useState<string>();
  const [count, setCount] = useState(0);
  const reload = useCallback(() => setCount((before) => before + 1), []);
  const asked = JSON.stringify(given);

  useEffect(() => {
    let isCurrent = true;
    send(name, JSON.parse(asked))
      .then((answer) => answer.json())
      .then(
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
  }, [name, asked, version, count]);

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
