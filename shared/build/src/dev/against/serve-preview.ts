import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { basename, extname, join } from 'node:path';
import { REGISTRY_SCHEMA, readRegistry, type Registry, type ReleaseManifest } from '@suite/loader/registry';
import { say } from '../../say';
import { appOf, workFolder } from '../../workspace';
import { addressOf, previewFor, type Preview } from './preview-address';
import { watchApp } from './watch-app';

/** How one local remote gets into a deployed suite. */
export interface PreviewOptions {
  /** The remote's folder. */
  folder: string;
  /** Address of the deployed suite. */
  against: string;
  port: number;
  /** Where browsers reach this machine, if not by its own address: a tunnel with https. */
  origin?: string;
  built: (fault?: string) => void;
}

/** A remote that is served into a deployed suite. */
export interface RunningPreview {
  /** The page of the deployed suite with the local remote in it. */
  address: string;
  close: () => Promise<void>;
}

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** The address of this machine in its network, for phones. */
function ownAddress(): string {
  const all = Object.values(networkInterfaces()).flat();
  return all.find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1';
}

/** A page of https takes files of plain http from its own machine only. */
const originFor = ({ against, port }: PreviewOptions) =>
  `http://${against.startsWith('https:') ? '127.0.0.1' : ownAddress()}:${port}`;

async function registryOf(against: string): Promise<Registry> {
  const answer = await fetch(new URL('/registry.json', against)).catch(() => undefined);
  const registry = answer?.ok ? readRegistry(await answer.text()) : undefined;
  if (registry) return registry;
  const refused = {
    en: `${against} serves no registry of schema ${REGISTRY_SCHEMA}: is it the address of a suite?`,
    zh: `${against} 没有第 ${REGISTRY_SCHEMA} 版格式的 registry：这是一套应用的地址吗？`,
  };
  throw new Error(say(refused));
}

/** Serves the newest build in the place of the release, to pages of every origin. */
function serve({ app }: Preview, dist: string, port: number, host: string) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://preview');
    const isOwn = pathname.startsWith(`/releases/${app}/`) && !pathname.endsWith('.map');
    const file = isOwn ? readFile(join(dist, basename(pathname))) : Promise.reject(new Error('no such file'));
    const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store' };
    file.then(
      (body) => {
        const type = types[extname(pathname)] ?? 'application/octet-stream';
        response.writeHead(200, { ...headers, 'content-type': type }).end(body);
      },
      () => void response.writeHead(404, headers).end(),
    );
  });
  return new Promise<() => Promise<void>>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () =>
      resolve(() => {
        server.closeAllConnections();
        return new Promise((closed) => void server.close(() => closed()));
      }),
    );
  });
}

/** Builds a remote on every change, as a release would be built, and serves it into a deployed suite. */
export async function servePreview(options: PreviewOptions): Promise<RunningPreview> {
  const { folder, against, port, built } = options;
  const app = appOf(folder);
  const origin = options.origin ?? originFor(options);
  const preview = previewFor(await registryOf(against), app, origin);
  const dist = workFolder('preview', app);
  const build = await watchApp({ folder, version: preview.version, outDir: dist, built });
  const { hostname } = new URL(origin);
  const stop = await serve(preview, dist, port, hostname === '127.0.0.1' ? hostname : '0.0.0.0');
  const manifest = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as ReleaseManifest;
  const first = manifest.live.routes.find(({ path }) => !path.includes(':')) ?? manifest.live.routes[0];
  return {
    address: addressOf(against, preview, first?.path.replace(/\/:\w+\?/g, '') ?? '/'),
    close: async () => void (await Promise.all([stop(), build.close()])),
  };
}
