import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { createArrivingLimit } from "./arriving.ts";
import { createLimiter } from "./limiter.ts";

export type Admission = ReturnType<typeof createAdmission>;

/** What of the limits each request has used. Waits are seconds, 0 where it may pass. */
export function createAdmission({ perMinute, globalPerMinute }: Config["rateLimit"]) {
  const limiter = createLimiter(perMinute, globalPerMinute);
  const arriving = createArrivingLimit(perMinute);
  const counted = new WeakSet<FastifyRequest>();
  const reserved = new WeakMap<FastifyRequest, number>();

  /** Gives back what a request reserved if it was not stored, so that refused requests do not keep others out. */
  function settle(request: FastifyRequest, isStored: boolean): void {
    const weight = reserved.get(request);
    reserved.delete(request);
    if (weight !== undefined && !isStored) limiter.release(weight);
  }

  return {
    settle,
    /** Counts a request of an address, once. Refused requests count too, or a bad sender is never limited. */
    count(request: FastifyRequest, weight = 1): number {
      if (counted.has(request)) return 0;
      counted.add(request);
      return limiter.count(request.ip, weight);
    },
    /** Reserves room among all requests, once; `settle` has to follow. */
    reserve(request: FastifyRequest, weight = 1): number {
      if (reserved.has(request)) return 0;
      const wait = limiter.reserve(weight);
      if (wait === 0) reserved.set(request, weight);
      return wait;
    },
    /** Whether there is room for a request to arrive; once it is answered, what it held is given back. */
    begin(request: FastifyRequest, reply: FastifyReply, bytes: number): boolean {
      const end = arriving.begin(request.ip, bytes);
      if (!end) return false;
      finished(reply.raw, () => {
        end();
        settle(request, false);
      });
      return true;
    },
  };
}
