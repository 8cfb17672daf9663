import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { say } from '../say';
import { mapStack } from './map-stack';
import type { Board, Problem } from './problems';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** The script that shows problems over the page. */
async function overlayScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file('./overlay/client.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2015',
    charset: 'utf8',
  });
  return outputFiles[0]?.text as string;
}

/** The editor's opener comes with webpack's server, which has the same link. */
const launchEditor = () =>
  createRequire(createRequire(import.meta.url).resolve('webpack-dev-server'))('launch-editor') as (
    place: string,
    failed: (file: string, why: string | null) => void,
  ) => void;

function openInEditor(place: string): boolean {
  const path = resolve(place.replace(/(?::\d+)*$/, ''));
  if (!path.startsWith(process.cwd() + sep) || !existsSync(path)) return false;
  launchEditor()(resolve(place), (_, why) =>
    console.error(
      say({
        en: `The editor was not opened; set LAUNCH_EDITOR, such as to code. ${why ?? ''}`,
        zh: `没有打开编辑器，请设置 LAUNCH_EDITOR，如 code。${why ?? ''}`,
      }),
    ),
  );
  return true;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

/** Checks the types of these apps on every change, in a process of its own, so that no hot reload waits for it. */
export function watchTypes(apps: readonly string[], board: Board): () => void {
  const child = fork(file('./type-watch.ts'), [...apps], { execArgv: ['--import', 'tsx'] });
  child.on('message', (problems) => board.set('types', problems as Problem[]));
  return () => void child.kill();
}

/** Answers what the overlay asks: the script, the problems, a stack in the sources, and the editor. */
export async function devTools(board: Board, readMap: (app: string, file: string) => string) {
  const script = await overlayScript();
  const send = (response: ServerResponse, status: number, type: string, body: string) => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    response.end(body);
  };
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://dev');
    if (pathname === '/dev/overlay.js') send(response, 200, 'text/javascript', script);
    else if (pathname === '/dev/problems') board.listen(response);
    else if (pathname === '/dev/stack')
      void bodyOf(request).then((stack) =>
        send(response, 200, 'application/json', JSON.stringify(mapStack(stack, readMap))),
      );
    else if (pathname === '/dev/open') {
      const isForeign = request.headers['sec-fetch-site'] === 'cross-site';
      const opened = !isForeign && openInEditor(searchParams.get('file') ?? '');
      send(response, opened ? 204 : 404, 'text/plain', '');
    } else next();
  };
}
