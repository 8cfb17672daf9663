import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nameWithHash, type RegistryRoute, type ReleaseManifest } from '@suite/loader/registry';

/** The files of a build, with its manifest. */
export interface Build {
  manifest: ReleaseManifest;
  files: Map<string, Buffer>;
}

/** A part of a remote that a test can edit. */
type Part = 'entry' | 'page' | 'style';

/** How a copy differs: for each part, a function from the built script or style to another one. */
export interface Edits extends Partial<Record<Part, (code: string) => string>> {
  /** Name of the edited page; the first page when absent. */
  of?: string;
  /** What its route says differently. */
  route?: Partial<RegistryRoute>;
}

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

/** The hash of a script or style as another script of the build vouches for it, and the beginning in its name. */
const vouched = (body: Buffer | string) => digest('sha256', Buffer.from(body)).slice(0, 43);
const renamed = (path: string, body: string) =>
  nameWithHash(path.replace(/\.\w+(?=\.(?:js|css)$)/, ''), vouched(body));

/** Another version of a build, its files edited and named anew: first the styles, last the entry that vouches for all. */
function rebuilt(
  { manifest, files }: Build,
  version: string,
  edit: (path: string, text: string) => string,
): Build {
  const rank = (path: string) => (path === manifest.live.entry ? 2 : path.endsWith('.js') ? 1 : 0);
  const changed: [from: string, to: string][] = [];
  const names = new Map<string, string>();
  const bodies = new Map<string, Buffer>();
  for (const [path, body] of [...files].sort(([a], [b]) => rank(a) - rank(b))) {
    const edited = /\.(?:js|css)$/.test(path) ? edit(path, body.toString()) : undefined;
    const text = edited && changed.reduce((whole, [from, to]) => whole.replace(from, to), edited);
    const isSame = text === undefined || text === body.toString();
    if (!isSame) changed.push([vouched(body), vouched(text)]);
    names.set(path, isSame ? path : renamed(path, text));
    bodies.set(names.get(path) as string, isSame ? body : Buffer.from(text));
  }
  const nameOf = (path: string) => names.get(path) ?? path;
  const { live } = manifest;
  const known = [...bodies].map(([path, body]) => [
    path,
    { sha384: digest('sha384', body), bytes: body.length },
  ]);
  return {
    manifest: {
      ...manifest,
      version,
      live: {
        ...live,
        ...(live.container && { container: containerOf(manifest.name, version) }),
        entry: nameOf(live.entry),
        routes: live.routes.map((route) => ({ ...route, files: route.files.map(nameOf) })),
      },
      files: Object.fromEntries(known),
    },
    files: bodies,
  };
}

/** The next version of an app that changes its start alone, as a build would have made it: it shares all other files. */
export const nextOf = (build: Build, version: string, edit: (entry: string) => string): Build =>
  rebuilt(build, version, (path, text) => (path === build.manifest.live.entry ? edit(text) : text));

/**
 * Another version of a remote, as a build would have made it, with its own container and the edits. Copying takes a
 * moment where building takes many seconds. It shares no files, so that tests can tell from an address whose they are.
 */
export function copyOf(build: Build, version: string, edits: Edits = {}): Build {
  const parts = partsOf(build.manifest, edits.of);
  const { byContent: _, live, ...others } = build.manifest;
  const routes = live.routes.map((route) => (route.name === edits.of ? { ...route, ...edits.route } : route));
  const manifest = { ...others, live: { ...live, routes } };
  return rebuilt({ ...build, manifest }, version, (path, text) => {
    const part = parts.get(path);
    const edited = (part && edits[part]?.(text)) ?? text;
    return path.endsWith('.js') && part ? traced(version, part, edited) : edited;
  });
}
