import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';

const bundles = new Map<string, Promise<string>>();

/** A script for the browser, made of the TypeScript file at that address when it is first asked for. */
function bundle(entry: string): Promise<string> {
  const known = bundles.get(entry);
  if (known) return known;
  const made = import('esbuild').then(async ({ build }) => {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      write: false,
      format: 'iife',
      target: 'es2019',
      charset: 'utf8',
    });
    return outputFiles[0]?.text ?? '';
  });
  bundles.set(entry, made);
  made.catch(() => bundles.delete(entry));
  return made;
}

/** Serves a TypeScript file as a script. */
export function serveScript(app: FastifyInstance, path: string, source: URL): void {
  const entry = fileURLToPath(source);
  app.get(path, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' })
      .send(await bundle(entry)),
  );
}
