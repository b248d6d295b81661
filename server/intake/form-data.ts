import type { FastifyInstance, FastifyRequest } from "fastify";
import { readMultipart } from "./multipart.ts";

/** A posted form: the last value of each name, since the SDK appends its own names after the form's. */
export type FormData = ReadonlyMap<string, string>;

const EMPTY: FormData = new Map();

/** What a request brought; an empty form when nothing of it could be read. */
export const formOf = (request: FastifyRequest): FormData =>
  request.body instanceof Map ? request.body : EMPTY;

export class UnreadableForm extends Error {
  override name = "UnreadableForm";
  statusCode = 400;
}

/** Bodies are small and bounded, so each is read whole and then parsed; anything else is answered with 415. */
export function registerFormParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parser = (type: string, parse: (body: Buffer, contentType: string) => FormData) =>
    app.addContentTypeParser(type, { parseAs: "buffer" }, async (request: FastifyRequest, body: Buffer) =>
      parse(body, request.headers["content-type"] ?? ""),
    );
  parser("application/json", parseJson);
  parser("application/x-www-form-urlencoded", (body) => toMap(new URLSearchParams(body.toString("utf8"))));
  parser("multipart/form-data", parseMultipart);
}

function toMap(entries: Iterable<[string, string]>): FormData {
  return new Map(entries);
}

function parseMultipart(body: Buffer, contentType: string): FormData {
  const form = readMultipart(body, contentType);
  if (!form) throw new UnreadableForm("The form data is malformed");
  return form;
}

/** `template_params` holds the fields in EmailJS's JSON; the newsletter's JSON holds them directly. */
function parseJson(body: Buffer): FormData {
  const value = parseObject(body);
  const { template_params: params = {}, ...rest } = value;
  if (typeof params !== "object" || params === null || Array.isArray(params)) {
    throw new UnreadableForm("The template_params parameter has to be an object");
  }
  return toMap([...textEntries(params), ...textEntries(rest)]);
}

function parseObject(body: Buffer): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body.toString("utf8"));
  } catch {
    throw new UnreadableForm("The JSON is malformed");
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new UnreadableForm("The JSON has to be an object");
  }
  return value as Record<string, unknown>;
}

function textEntries(value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, field]): [string, string][] => {
    if (typeof field === "string") return [[name, field]];
    return typeof field === "number" || typeof field === "boolean" ? [[name, String(field)]] : [];
  });
}
