import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import type { z } from "zod";
import type { Desk } from "./desk.ts";
import { read } from "./refusal.ts";
import type { Session } from "./sessions.ts";

/** A request whose parts have passed the schemas of its route. */
export interface Asked<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
  session: Session;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Who asks, for what is recorded of a change. */
export type Asker = Pick<Asked, "session">;

type Schema = z.ZodType;
type None = z.ZodUndefined;

/** One route of the desk. From its schemas and its handler the page knows what to send and what comes back. */
export interface Route<
  Params extends Schema = Schema,
  Query extends Schema = Schema,
  Body extends Schema = Schema,
  Answer = unknown,
> {
  params?: Params;
  query?: Query;
  body?: Body;
  /** It answers without a session. All other routes need one. */
  isOpen?: true;
  /** The most bytes of a body, where it may be larger than usual. */
  bodyLimit?: number;
  handler: (
    asked: Asked<z.output<Params>, z.output<Query>, z.output<Body>>,
    desk: Desk,
  ) => Answer | Promise<Answer>;
}

/** Gives its argument back; it is there so that the handler gets its types from the schemas beside it. */
export const route = <
  Answer,
  Params extends Schema = None,
  Query extends Schema = None,
  Body extends Schema = None,
>(
  given: Route<Params, Query, Body, Answer>,
) => given;

// biome-ignore lint/suspicious/noExplicitAny: a handler's argument differs from route to route.
export type Routes = Record<`${HTTPMethods} /${string}`, Route<any, any, any, unknown>>;

/** Adds a table of routes: what was sent is checked before the handler sees it, and refused with a sentence. */
export function addRoutes(app: FastifyInstance, desk: Desk, routes: Routes): void {
  for (const [name, { params, query, body, isOpen, bodyLimit, handler }] of Object.entries(
    routes,
  )) {
    const [method = "", url = ""] = name.split(" ");
    app.route({
      method,
      url,
      bodyLimit,
      config: isOpen ? { isOpen } : {},
      handler: async (request, reply) =>
        handler(
          {
            params: params && read(params, request.params),
            query: query && read(query, request.query),
            body: body && read(body, request.body),
            session: request.session,
            request,
            reply,
          },
          desk,
        ),
    });
  }
}

type Part<Name extends string, Of extends Schema> = [Of] extends [None]
  ? unknown
  : { [Key in Name]: z.input<Of> };

/** What the page sends to a route: the parts of its path, its query and its body, where it has them. */
export type GivenTo<Of> =
  Of extends Route<infer Params, infer Query, infer Body, unknown>
    ? Part<"params", Params> & Part<"query", Query> & Part<"body", Body>
    : never;

export type AnswerOf<Of> =
  Of extends Route<infer _Params, infer _Query, infer _Body, infer Answer> ? Answer : never;
