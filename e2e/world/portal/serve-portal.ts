import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { serveScript } from '../phone/client-scripts';

/** The page that `npm start` opens: people, a phone, and the world's controls. */
export function servePortal(app: FastifyInstance): void {
  const file = (path: string, name: string, type: string) =>
    app.get(path, async (_request, reply) =>
      reply
        .headers({ 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' })
        .send(await readFile(new URL(name, import.meta.url))),
    );
  file('/', './client/portal.html', 'text/html');
  file('/portal/portal.css', './client/portal.css', 'text/css');
  serveScript(app, '/portal/portal.js', new URL('./client/portal.ts', import.meta.url));
}
