import type { IncomingMessage, ServerResponse } from 'node:http';
import type * as fs from 'node:fs';
import { join } from 'node:path';
import type { Registry, ReleaseManifest } from '@suite/kernel/registry';
import webpack, { type MultiCompiler } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { configOf } from '../tasks/build-app';
import { workFolder } from '../workspace';

/** What the dev server needs from the server of the apps that are built. */
export interface DevServerOptions {
  /** Apps to compile on every change. The host is always among them: fast refresh needs it. */
  apps: readonly string[];
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
      version: 'dev',
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
  const live = Object.fromEntries(
    apps.map((app) => {
      const manifest = JSON.parse(emitted(compiler, app, 'release.json')) as ReleaseManifest;
      return [
        app,
        { live: { ...manifest.live, version: 'dev', base: baseOf(app), afterHost: true }, previous: null },
      ];
    }),
  );
  return { ...registry, apps: { ...registry.apps, ...live } };
}

/** Serves these apps with hot reload, together with the built ones, in one process. */
export async function startDevServer({ apps, port, registry, rest }: DevServerOptions) {
  const compiled = ['host', ...apps.filter((app) => app !== 'host')];
  const compiler = await compilerOf(compiled);
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
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            const path = request.url?.split('?')[0];
            const ready = (callback: () => void) => dev.middleware?.waitUntilValid(callback);
            if (path === '/' || path === '/index.html') {
              ready(() => answer(response, 'text/html', emitted(compiler, 'host', 'index.html')));
            } else if (path === '/registry.json') {
              ready(async () => {
                const merged = withDevReleases(await registry(), compiler, compiled);
                answer(response, 'application/json', JSON.stringify(merged));
              });
            } else {
              next();
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
  return { address: `http://127.0.0.1:${port}`, close: () => server.stop() };
}
