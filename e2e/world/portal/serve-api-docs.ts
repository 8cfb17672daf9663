import { execFile } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

const root = join(import.meta.dirname, '../../..');
const require = createRequire(import.meta.url);
const viewer = join(require.resolve('swagger-ui-dist/package.json'), '..');
const files: Record<string, string> = {
  'swagger-ui.css': 'text/css',
  'swagger-ui-bundle.js': 'text/javascript',
};

const page = `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>接口文档 · API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="viewer/swagger-ui.css" />
  </head>
  <body>
    <div id="api"></div>
    <script src="viewer/swagger-ui-bundle.js"></script>
    <script>
      SwaggerUIBundle({ url: 'openapi.json', dom_id: '#api', docExpansion: 'list', filter: true, validatorUrl: null });
    </script>
  </body>
</html>
`;

/** The declared calls as OpenAPI. Reading the types takes seconds, which another process spends. */
async function readOpenApi(): Promise<string> {
  const args = ['shared/build/bin/run.mjs', 'shared/build/src/cli/calls.ts', '--openapi'];
  const run = promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return (await run).stdout;
}

/** Serves the server's API as a document, and a page in which a developer reads it and tries calls. */
export function serveApiDocs(app: FastifyInstance): void {
  app.get('/api-docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(await readOpenApi()),
  );
  for (const [name, type] of Object.entries(files))
    app.get(`/viewer/${name}`, (_request, reply) =>
      reply.type(`${type}; charset=utf-8`).send(createReadStream(join(viewer, name))),
    );
}
