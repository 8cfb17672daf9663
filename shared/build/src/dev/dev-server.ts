import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as fs from 'node:fs';
import { join } from 'node:path';
import type { Registry, ReleaseManifest } from '@suite/loader/registry';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from '../tasks/build-app';
import { workFolder } from '../workspace';
import { devTools, watchTypes } from './dev-tools';
import { problemsOf, type Board } from './problems';

/** A version as releases have it: the gateway takes the reports of pages about no other. */
const VERSION = '0.0.0-dev';

/** What the dev server needs from the server of the apps that are built. */
export interface DevServerOptions {
  /** Apps to compile on every change. The host is always among them: fast refresh needs it. */
  apps: readonly string[];
  /** Takes the problems that are found, for the overlay. */
  board: Board;
  port: number;
  /** The registry of the built apps. */
  registry: () => Promise<Registry>;
  /** Answers requests for everything that is not compiled here. */
  rest: (request: IncomingMessage, response: ServerResponse) => void;
}

const baseOf = (app: string) => `/dev/${app}/`;

async function compilerOf(apps: readonly string[]): Promise<MultiCompiler> {
  const configs = apps.map(async (app) => {
    const define = await configOf(join(process.cwd(), app));
    return define({
      mode: 'development',
      version: VERSION,
      outDir: workFolder('dev', app),
      publicPath: baseOf(app),
    });
  });
  return webpack(await Promise.all(configs));
}

/** Reads what an app's last compilation emitted into memory. */
function emitted(compiler: MultiCompiler, app: string, file: string): string {
  const one = compiler.compilers.find(({ name }) => name === app);
  const files = one?.outputFileSystem as unknown as Pick<typeof fs, 'readFileSync'>;
  return files.readFileSync(join(workFolder('dev', app), file), 'utf8');
}

function withDevReleases(registry: Registry, compiler: MultiCompiler, apps: readonly string[]): Registry {
  const live = apps.flatMap((app) => {
    try {
      const manifest = JSON.parse(emitted(compiler, app, 'release.json')) as ReleaseManifest;
      const release = { ...manifest.live, version: VERSION, base: baseOf(app), afterHost: true };
      return [[app, { live: release, previous: null }] as const];
    } catch {
      // Its first compilation failed. The overlay shows why, over the release that was built.
      return [];
    }
  });
  return { ...registry, apps: { ...registry.apps, ...Object.fromEntries(live) } };
}

/** The host's document with the overlay; the overlay alone while the host has not compiled once. */
function documentWith(compiler: MultiCompiler, overlay: string): string {
  const script = `<script src="${overlay}"></script>`;
  try {
    return emitted(compiler, 'host', 'index.html').replace('</body>', `${script}</body>`);
  } catch {
    return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><body>${script}</body></html>`;
  }
}

/** Serves these apps with hot reload, together with the built ones, in one process. */
export async function startDevServer({ apps, board, port, registry, rest }: DevServerOptions) {
  const compiled = ['host', ...apps.filter((app) => app !== 'host')];
  const address = `http://127.0.0.1:${port}`;
  const compiler = await compilerOf(compiled);
  compiler.hooks.done.tap('Problems', (stats) => board.set('build', problemsOf(stats)));
  const tools = await devTools(board, (app, file) => emitted(compiler, app, file));
  const stopTypes = watchTypes(compiled, board);
  const answer = (response: ServerResponse, type: string, body: string) => {
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' });
    response.end(body);
  };
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      hot: true,
      client: { overlay: false, logging: 'warn' },
      devMiddleware: { index: false, stats: 'errors-warnings' },
      static: false,
      compress: true,
      setupMiddlewares: (middlewares, dev) => [
        {
          name: 'registry',
          middleware: (
            request: IncomingMessage,
            response: ServerResponse,
            next: (error?: unknown) => void,
          ) => {
            const path = request.url?.split('?')[0];
            const ready = (callback: () => void) => dev.middleware?.waitUntilValid(callback);
            if (path === '/' || path === '/index.html') {
              // The page may be shown by the world, on another port.
              ready(() => answer(response, 'text/html', documentWith(compiler, `${address}/dev/overlay.js`)));
            } else if (path === '/registry.json') {
              ready(() => {
                registry().then((live) => {
                  const merged = withDevReleases(live, compiler, compiled);
                  answer(response, 'application/json', JSON.stringify(merged));
                }, next);
              });
            } else {
              tools(request, response, next);
            }
          },
        },
        ...middlewares,
        { name: 'rest', middleware: rest },
      ],
    },
    compiler,
  );
  await server.start();
  await new Promise<void>((resolve) => server.middleware?.waitUntilValid(() => resolve()));
  const close = async () => {
    stopTypes();
    await server.stop();
  };
  return { address, close };
}

export { createBoard, problemOf } from './problems';
export { runPreview } from './against/run-preview';
