import type { FastifyRequest } from 'fastify';

/**
 * What the log tells of a request: neither its query, in which are login codes and phone numbers, nor the address of the
 * visitor.
 */
export const requestInLog = ({ method, url, host }: Pick<FastifyRequest, 'method' | 'url' | 'host'>) => ({
  method,
  url: url.replace(/\?.*/, ''),
  host,
});
