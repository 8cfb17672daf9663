import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@suite/kernel/registry';

/** The files of a build, with its manifest. */
export interface Build {
  manifest: ReleaseManifest;
  files: Map<string, Buffer>;
}

/** A part of a remote that a test can edit. */
export type Part = 'entry' | 'table' | 'page' | 'style';

/** How a copy differs: for each part, a function from the built script or style to another one. */
export interface Edits extends Partial<Record<Part, (code: string) => string>> {
  /** Name of the edited page; the first page when absent. */
  of?: string;
}

const book = /\{[^{}]*\}(?=,document\.currentScript\.src)/;

/** Reads a build, without source maps: visitors are not served them. */
export async function readBuild(folder: string): Promise<Build> {
  const manifest = JSON.parse(await readFile(join(folder, 'release.json'), 'utf8')) as ReleaseManifest;
  const paths = Object.keys(manifest.files).filter((path) => !path.endsWith('.map'));
  const files = paths.map(async (path) => [path, await readFile(join(folder, path))] as const);
  return { manifest, files: new Map(await Promise.all(files)) };
}

/** The parts of a remote with one of its pages, by file. */
function partsOf({ live }: ReleaseManifest, page: string | undefined): Map<string, Part> {
  const route = live.routes.find(({ name }) => page === undefined || name === page);
  const own = route?.files.filter((file) => file.startsWith(`${route.name}.`)) ?? [];
  const parts: [string, Part][] = own.map((file) => [file, file.endsWith('.css') ? 'style' : 'page']);
  for (const file of live.tableFiles ?? []) parts.push([file, 'table']);
  return new Map([...parts, [live.entry, 'entry']]);
}

const digest = (algorithm: string, body: Buffer) => createHash(algorithm).update(body).digest('base64');

/** Replaces text in a build, and throws if it is not there: the test would prove nothing. */
export function replaced(code: string, from: string | RegExp, to: string): string {
  const next = code.replace(from, () => to);
  if (next === code) throw new Error(`the build has no ${from}`);
  return next;
}

/** Makes a script record that it ran, so that a test can tell which scripts did. */
const traced = (version: string, part: string, code: string) =>
  `(self.ran=self.ran||[]).push("${version} ${part}");${code}`;

/** Name of a remote's container in a version. */
export const containerOf = (app: string, version: string) => `${app}_${version}`.replace(/\W/g, '_');

/**
 * The next version of an app that changes its start alone, as a build would have made it: it shares all other files.
 */
export function nextOf({ manifest, files }: Build, version: string, edit: (entry: string) => string): Build {
  const { entry: old, container: from } = manifest.live;
  const text = (files.get(old) as Buffer).toString();
  // The host has no container, and no version in its name.
  const container = from && containerOf(manifest.name, version);
  const entry = Buffer.from(edit(from ? replaced(text, new RegExp(from, 'g'), container as string) : text));
  const name = old.replace(/\.\w{6}\./, `.${digest('sha256', entry).replace(/\W/g, '').slice(0, 6)}.`);
  const { [old]: _, ...others } = manifest.files;
  const bodies = new Map([...files].filter(([path]) => path !== old)).set(name, entry);
  const known = Object.entries(others).filter(([path]) => bodies.has(path));
  return {
    manifest: {
      ...manifest,
      version,
      live: { ...manifest.live, ...(container && { container }), entry: name },
      files: {
        ...Object.fromEntries(known),
        [name]: { sha384: digest('sha384', entry), bytes: entry.length },
      },
    },
    files: bodies,
  };
}

/**
 * Another version of a remote, as a build would have made it, with its own version, container and hashes and
 * the edits. Copying takes a moment where building takes many seconds.
 */
export function copyOf({ manifest, files }: Build, version: string, edits: Edits = {}): Build {
  const from = manifest.live.container as string;
  const container = containerOf(manifest.name, version);
  const parts = partsOf(manifest, edits.of);
  const texts = new Map<string, string>();
  for (const [path, body] of files) {
    const part = parts.get(path);
    const renamed = body.toString().split(from).join(container).split(manifest.version).join(version);
    const edited = (part && edits[part]?.(renamed)) ?? renamed;
    texts.set(path, path.endsWith('.js') && part ? traced(version, part, edited) : edited);
  }
  const hash = (path: string) => digest('sha256', Buffer.from(texts.get(path) as string));
  const table = manifest.live.tableFiles?.[0] as string;
  const others = [...texts.keys()].filter((path) => path !== table && path !== manifest.live.entry);
  const hashes = JSON.stringify(Object.fromEntries(others.map((path) => [path, hash(path)])));
  texts.set(table, replaced(texts.get(table) as string, book, hashes));

  const bodies = new Map([...texts].map(([path, text]) => [path, Buffer.from(text)]));
  const known = [...bodies].map(([path, body]) => [
    path,
    { sha384: digest('sha384', body), bytes: body.length },
  ]);
  // Its files keep their names although their content differs, so it cannot share them.
  const { byContent: _, ...rest } = manifest;
  return {
    manifest: {
      ...rest,
      version,
      live: { ...manifest.live, container },
      files: Object.fromEntries(known),
    },
    files: bodies,
  };
}
