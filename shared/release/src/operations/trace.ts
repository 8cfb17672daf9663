import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path/posix';
import { ReleaseError } from '../release-error';
import type { Reads } from '../store/store';

/** A place in a script of a release, and in the source that it was built from. */
export interface Frame {
  /** Path of the script in the store. */
  script: string;
  line: number;
  column: number;
  /** Absent when the store has no map of the script, or the map does not know the place. */
  source?: { file: string; line: number; column: number; code?: string };
}

/** A line of a stack, with its frame if it is one of a release. */
export interface TracedLine {
  text: string;
  frame?: Frame;
}

/** An address in a stack, whatever the browser writes around it: the script's path, the line, the column. */
const address = /[^\s()@]*\/(releases\/([\w-]+)\/[^\s()?:]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/;

/** The map of a script lies beside it. */
const mapOf = (script: string) => `${script}.map`;

/** The path in the project of a source as webpack names it, relative to the folder of its app. */
function fileOf(source: string, app: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?\w*$/, '');
  return path.startsWith('.') ? join(app, path) : path;
}

/** The source of a place in a script; browsers count lines and columns from 1, maps from 0. */
function sourceOf(map: SourceMap, app: string, line: number, column: number): Frame['source'] {
  const found = map.findEntry(line - 1, Math.max(column - 1, 0));
  if (!('originalSource' in found) || found.generatedLine !== line - 1) return undefined;
  const { originalSource, originalLine, originalColumn } = found;
  const { sources, sourcesContent } = map.payload;
  const code = sourcesContent?.[sources.indexOf(originalSource)]?.split('\n')[originalLine]?.trim();
  const file = fileOf(originalSource, app);
  return { file, line: originalLine + 1, column: originalColumn + 1, ...(code && { code }) };
}

/**
 * Finds the source of each line of a minified stack by the maps in the store. Pages cannot read these maps: the
 * gateway and nginx do not serve them.
 */
export async function trace(store: Reads, stack: string): Promise<TracedLine[]> {
  const maps = new Map<string, Promise<SourceMap | undefined>>();

  async function readMap(script: string): Promise<SourceMap | undefined> {
    const stored = await store.read(mapOf(script));
    return stored && new SourceMap(JSON.parse(stored.body.toString()) as SourceMapPayload);
  }

  async function traceLine(text: string): Promise<TracedLine> {
    const found = address.exec(text);
    if (!found) return { text };
    const [whole, script, app, ...place] = found as unknown as [string, string, string, string, string];
    const [line, column] = place.map(Number) as [number, number];
    const reading = maps.get(script) ?? readMap(script);
    maps.set(script, reading);
    const map = await reading;
    const source = map && sourceOf(map, app, line, column);
    if (!source) return { text, frame: { script, line, column } };
    const at = `${source.file}:${source.line}:${source.column}`;
    return { text: text.replace(whole, () => at), frame: { script, line, column, source } };
  }

  const lines = await Promise.all(stack.trimEnd().split(/\r?\n/).map(traceLine));
  if (!lines.some(({ frame }) => frame)) throw new ReleaseError('STACK_FOREIGN', {});
  return lines;
}
