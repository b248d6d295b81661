/** In the desk's own store, which pages of other ports and hosts cannot open. */
const TOKEN = "desk-token";

export class ApiError extends Error {
  override name = "ApiError";
  readonly status: number;
  /** What the answer says beside its sentence, for forms. */
  readonly details: unknown;
  constructor(status: number, sentence: string, details?: unknown) {
    super(sentence);
    this.status = status;
    this.details = details;
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

/** Asks the desk; fails with a sentence that can be shown as it is. */
export async function call<Answer>(path: string, method: Method = "GET", body?: unknown): Promise<Answer> {
  const answer = await ask(path, method, body);
  return (await answer.json()) as Answer;
}

/** Sends a file as it is. */
export async function upload<Answer>(path: string, file: File): Promise<Answer> {
  return (await (await ask(path, "POST", file)).json()) as Answer;
}

/** A file of the desk, for what cannot send the token itself: a picture or a download. */
export async function fetchFile(path: string): Promise<Blob> {
  return (await ask(path, "GET")).blob();
}

/** Saves a file under the name the desk gives it. */
export async function download(path: string): Promise<void> {
  const answer = await ask(path, "GET");
  const name = /filename\*=UTF-8''([^;]+)/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = decodeURIComponent(name ?? "file");
  link.click();
  URL.revokeObjectURL(link.href);
}

async function ask(path: string, method: Method, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { "x-desk-token": localStorage.getItem(TOKEN) ?? "" };
  const isFile = body instanceof Blob;
  if (body !== undefined) headers["content-type"] = isFile ? body.type : "application/json";
  const sent = await fetch(path, {
    method,
    headers,
    ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError(0, "The desk does not answer. Is it still running?");
  });
  if (sent.ok) return sent;
  const told = (await sent.json().catch(() => ({}))) as { error?: string; details?: unknown };
  if (sent.status === 401) window.dispatchEvent(new Event("desk-signed-out"));
  throw new ApiError(sent.status, told.error ?? "This did not work.", told.details);
}

export type Me = { who: string; firm: string };

export async function signIn(given: { key: string } | { passphrase: string; who: string }): Promise<void> {
  const { token } = await call<{ token: string }>("/api/session", "POST", given);
  localStorage.setItem(TOKEN, token);
}

export async function signOut(): Promise<void> {
  await call("/api/session", "DELETE");
  localStorage.removeItem(TOKEN);
}

export const isSignedIn = () => localStorage.getItem(TOKEN) !== null;
