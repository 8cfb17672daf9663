import type { ServerResponse } from 'node:http';
import { isAbsolute, join, relative } from 'node:path';
import type { MultiStats, StatsError } from 'webpack';

/** What keeps the page from being right, as the overlay shows it. */
export interface Problem {
  /** Path from the repository's root. */
  file?: string;
  line?: number;
  column?: number;
  message: string;
}

/** Who finds problems. */
export type Finder = 'build' | 'types' | 'world';

const root = process.cwd();

const place = /((?:[\w./@-]|\\)+\.(?:tsx?|css|mjs|cjs))(?:[(:](\d+)[,:](\d+))?/;
const colors = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');

/** Reads a message of webpack or of a loader: they name the place in forms of their own. */
export function problemOf({
  message,
  moduleName,
  loc,
}: Pick<StatsError, 'message' | 'moduleName' | 'loc'>): Problem {
  const text = message.replace(colors, '').trim();
  const [, named, line, column] = place.exec(text) ?? [];
  const [, locLine, locColumn] = /^(\d+):(\d+)/.exec(loc ?? '') ?? [];
  const file = named && existsAs(named) ? named : moduleName?.replace(/^.*!/, '').replace(/\?.*$/, '');
  return {
    ...(file && { file: isAbsolute(file) ? relative(root, file) : file.replace(/^\.\//, '') }),
    ...((line ?? locLine) && { line: Number(line ?? locLine), column: Number(column ?? locColumn) }),
    // A rule's message begins with the place, as the terminal shows it.
    message: text.replace(/^\S+:\d+:\d+\n/, ''),
  };
}

const existsAs = (file: string) => isAbsolute(file) || /^(?:host|remote-|shared|src)/.test(file);

/** The errors of a compilation, each once: a file that two apps have is compiled twice. */
export function problemsOf(stats: MultiStats): Problem[] {
  const errors = stats.stats.flatMap((one) => {
    const { errors = [], name } = one.toJson({ all: false, errors: true });
    return errors.map((error) => ({ ...problemOf(error), app: name }));
  });
  const known = new Map<string, Problem>();
  for (const { app, ...problem } of errors) {
    const inApp = problem.file?.startsWith('src/') && app ? join(app, problem.file) : problem.file;
    const file = inApp?.replace(/^(?:\.\.\/)+/, '');
    known.set(`${file} ${problem.line} ${problem.message}`, { ...problem, ...(file && { file }) });
  }
  return [...known.values()];
}

/** Keeps the present problems, and tells every open page when they change. */
export function createBoard() {
  const found = new Map<Finder, readonly Problem[]>();
  const listeners = new Set<ServerResponse>();
  const all = () => [...found.values()].flat();
  const line = () => `data: ${JSON.stringify(all())}\n\n`;
  return {
    all,
    set(finder: Finder, problems: readonly Problem[]): void {
      found.set(finder, problems);
      for (const listener of listeners) listener.write(line());
    },
    /** Answers a page's request by a stream of events. */
    listen(response: ServerResponse): void {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        // Compression would hold the events back.
        'cache-control': 'no-store, no-transform',
        'access-control-allow-origin': '*',
      });
      response.write(line());
      listeners.add(response);
      response.on('close', () => void listeners.delete(response));
    },
  };
}

export type Board = ReturnType<typeof createBoard>;
