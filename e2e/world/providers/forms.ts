import type { FastifyInstance } from 'fastify';

/** Lets a scope read what plain HTML forms send; the API itself speaks JSON only. */
export function readForms(scope: FastifyInstance): void {
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
