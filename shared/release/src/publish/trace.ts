import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path/posix';
import { ReleaseError } from '../release-error';
import { readTarget } from '../repository/client';
import { currentView } from '../repository/change-suite';
import { folderOf } from '../repository/releases';
import { usedVersions } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';
import { readArchive } from './package';

/** A place in a script of a release, and in the source that it was built from. */
interface Frame {
  script: string;
  line: number;
  column: number;
  /** Absent when the store has no map of the script, or the map does not know the place. */
  source?: { version: string; file: string; line: number; column: number; code?: string };
}

export interface TracedLine {
  text: string;
  frame?: Frame;
}

/** An address in a stack, whatever the browser writes around it: app, folder and name of a script, line, column. */
const address = /[^\s()@]*\/releases\/([\w-]+)\/([\w.-]+)\/([^\s()?:]+\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/;

/** A map with the version whose sources it knows. */
interface KnownMap {
  version: string;
  map: SourceMap;
}

/** Reads the source maps of releases; each archive is read once. */
function mapReader(store: Store, { releases }: View) {
  const archives = new Map<string, Promise<Map<string, Buffer>>>();
  const mapsOf = (app: string, version: string) => {
    const name = `${app}/${version}`;
    const file = releases.target(app, version, 'maps.tar');
    const reading =
      archives.get(name) ?? (file ? readTarget(store, file).then(readArchive) : Promise.resolve(new Map()));
    archives.set(name, reading);
    return reading;
  };
  /** The map of an app's script in one of these versions. Versions share scripts, but each has maps of its own. */
  return async (app: string, versions: Iterable<string>, file: string): Promise<KnownMap | undefined> => {
    for (const version of versions) {
      const body = (await mapsOf(app, version)).get(`${file}.map`);
      if (body) return { version, map: new SourceMap(JSON.parse(body.toString()) as SourceMapPayload) };
    }
    return undefined;
  };
}

/** The versions of an app: first the one that the address names, then those that pages run now, then all others. */
function likelyVersions({ states, releases }: View, app: string, folder: string): Set<string> {
  const state = states[app];
  const running = state ? [...usedVersions(state), state.rolledBackFrom ?? folder] : [];
  return new Set([folder, ...running, ...releases.versions(app)]);
}

/** The path in the project of a source as webpack names it, relative to the folder of its app. */
function fileOf(source: string, app: string): string {
  const path = source.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?\w*$/, '');
  return path.startsWith('.') ? join(app, path) : path;
}

/** The source of a place in a script; browsers count lines and columns from 1, maps from 0. */
function sourceOf({ map, version }: KnownMap, app: string, line: number, column: number): Frame['source'] {
  const found = map.findEntry(line - 1, Math.max(column - 1, 0));
  if (!('originalSource' in found) || found.generatedLine !== line - 1) return undefined;
  const { originalSource, originalLine, originalColumn } = found;
  const { sources, sourcesContent } = map.payload;
  const code = sourcesContent?.[sources.indexOf(originalSource)]?.split('\n')[originalLine]?.trim();
  const file = fileOf(originalSource, app);
  return { version, file, line: originalLine + 1, column: originalColumn + 1, ...(code && { code }) };
}

/**
 * Finds the source of each line of a minified stack by the maps in the store. Pages cannot read these maps: the
 * gateway and nginx do not serve them.
 */
export async function trace(store: Store, stack: string): Promise<TracedLine[]> {
  const view = await currentView(store);
  const readMap = view && mapReader(store, view);

  async function traceLine(text: string): Promise<TracedLine> {
    const found = address.exec(text);
    if (!found) return { text };
    const [whole, app, folder, file, ...place] = found as unknown as [string, string, string, string];
    const script = `${folderOf(app, folder)}/${file}`;
    const [line, column] = place.map(Number) as [number, number];
    const map = view && (await readMap?.(app, likelyVersions(view, app, folder), file));
    const source = map && sourceOf(map, app, line, column);
    if (!source) return { text, frame: { script, line, column } };
    const at = `${source.file}:${source.line}:${source.column}`;
    return { text: text.replace(whole, () => at), frame: { script, line, column, source } };
  }

  const lines = await Promise.all(stack.trimEnd().split(/\r?\n/).map(traceLine));
  if (!lines.some(({ frame }) => frame)) throw new ReleaseError('STACK_FOREIGN', {});
  return lines;
}
