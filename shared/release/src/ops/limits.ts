import rateLimit, { type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Requests of one IP address in a minute. Many learners may share one, behind a carrier or in a school. */
export const LIMITS = {
  /** Calls that change something. */
  apiWrites: 6000,
  /** Messages of pages about their loading. */
  events: 600,
  /** Pages of ops. */
  ops: 240,
  /** Changes by ops, logins among them. */
  opsWrites: 20,
};

/** Prepares the limits of routes in a minute. Only routes that ask for one get one: those that serve files do not. */
export function registerLimits(gateway: FastifyInstance): void {
  void gateway.register(rateLimit, { global: false, timeWindow: 60_000, cache: 10_000 });
}

const reads = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** A route's limit of changes; reading is free. */
export const limitWrites = (max: number): RateLimitOptions => ({ max, allowList: reads });
