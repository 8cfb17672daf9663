import { SourceMap } from 'node:module';
import { join, normalize } from 'node:path';

/** One line of a stack, in the sources. */
export interface Frame {
  name: string;
  file: string;
  line: number;
}

const frame =
  /^\s*(?:at\s+)?(.*?)[\s@(]*https?:\/\/[^/]+(\/dev\/([\w-]+)\/[^\s:?)]+)[^\s:)]*:(\d+):(\d+)\)?$/;

/** `webpack://remote-tools/./src/x.module.css?1a2b3c4d` is a path from the app's folder. */
const fileOf = (app: string, source: string) =>
  normalize(join(app, source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '')));

/** Turns a stack of built files into one of sources; lines of libraries and of webpack are left out. */
export function mapStack(stack: string, readMap: (app: string, file: string) => string): Frame[] {
  return stack.split('\n').flatMap((line) => {
    const [, name = '', path = '', app = '', row, column] = frame.exec(line) ?? [];
    if (!path) return [];
    try {
      const map = new SourceMap(JSON.parse(readMap(app, `${path.slice(`/dev/${app}/`.length)}.map`)));
      const found = map.findEntry(Number(row) - 1, Number(column) - 1);
      if (!('originalSource' in found)) return [];
      const file = fileOf(app, found.originalSource);
      if (/node_modules|webpack\//.test(file)) return [];
      return [{ name: name.trim(), file, line: found.originalLine + 1 }];
    } catch {
      return [];
    }
  });
}
