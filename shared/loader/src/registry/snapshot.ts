import {
  readRegistry,
  type LiveRelease,
  type Registry,
  type RegistryApp,
  type RegistryRoute,
} from './registry';

/** Name of the form below; a document's template asks for it by `data-form`, and gets the whole registry else. */
export const SNAPSHOT_FORM = 'columns2';

/**
 * A release's routes field by field, without titles. Every byte of it is in the document, and equal things next to
 * each other take the fewest. Another meaning of a field needs another name of the form.
 */
export interface Columns {
  /** What all patterns begin with. */
  under: string;
  /** The rest of each pattern. */
  paths: string;
  /** Each name: how many of its pattern's last fixed segments it is made of, then its own end; or all of it. */
  names: string;
  /** For each route `booleans`, the files of its own, and at last its shape. */
  flags: number[];
  /**
   * Files that are not named after their route; `uses` are the numbers of each route's. `-2` in their place means
   * all files of the second route before it: editions of a page share its files.
   */
  files: string;
  uses: string;
  /** The hashes in the names of the routes' own files, `width` characters each. */
  hashes: string;
  width: number;
  /** Other fields of a route, by its number. */
  more?: Record<number, Partial<RegistryRoute>>;
}

/**
 * A release in a document. With columns its base has `@` for its name and `#` for its version, it lacks the container
 * that both give, and its hashes are those of `firstFiles`.
 */
export type SnapshotRelease = Partial<Omit<LiveRelease, 'hashes'>> &
  Pick<LiveRelease, 'version' | 'entry' | 'styles'> & {
    columns?: Columns;
    libraries?: string[];
    hashes?: Record<string, string> | (string | undefined)[];
  };

/** Fields that are true or absent, each a bit of its place. */
export const booleans = [
  'skipUserCheck',
  'reloadOnce',
  'holdsWork',
  'landscapeExempt',
  'marksCourse',
] as const satisfies readonly (keyof RegistryRoute)[];
export const MANAGEMENT = 32;
/** A route's own files, in the order in which they are loaded. */
export const ownFiles = [
  [64, 'css'],
  [128, 'js'],
] as const;
export const SHAPE = 256;
export const shapes = [undefined, 'hero', 'list', 'player', 'article', 'question'] as const;

const listOf = (text: string, mark: string) => (text ? text.split(mark) : []);

/** The last fixed segments of a pattern in PascalCase. */
export function wordsOf(path: string, segments: number): string {
  const fixed = path.split('/').filter((part) => part && part.charAt(0) !== ':');
  return fixed
    .slice(-segments)
    .join('-')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}

function nameOf(path: string, code: string): string {
  const segments = Number(code.charAt(0));
  return segments > 0 ? wordsOf(path, segments) + code.slice(1) : code;
}

function routesFrom({
  under,
  paths,
  names,
  flags,
  files,
  uses,
  hashes,
  width,
  more,
}: Columns): RegistryRoute[] {
  const shared = files.split(' ');
  const users = uses.split(' ');
  const ends = names.split(' ');
  const lists: string[][] = [];
  let at = 0;
  return paths.split(' ').map((rest, i) => {
    const path = under + rest;
    const name = nameOf(path, ends[i] as string);
    const bits = flags[i] as number;
    const back = Number(users[i]);
    const own =
      back < 0
        ? (lists[i + back] as string[])
        : listOf(users[i] as string, ',').map((n) => shared[Number(n)] as string);
    lists.push(own);
    ownFiles.forEach(([bit, ending]) => {
      if (!(bits & bit)) return;
      own.push(`${name}.${hashes.slice(at, at + width)}.${ending}`);
      at += width;
    });
    const route: RegistryRoute = { path, name, title: '', files: own };
    booleans.forEach((field, n) => {
      if (bits & (1 << n)) route[field] = true;
    });
    if (bits & MANAGEMENT) route.line = 'management';
    const shape = shapes[Math.floor(bits / SHAPE)];
    if (shape) route.shape = shape;
    return Object.assign(route, more && more[i]);
  });
}

/** What comes before a page. */
export const firstFiles = ({ entry, libraries, styles, tableFiles, polyfills }: SnapshotRelease): string[] =>
  [entry].concat(libraries || [], styles, tableFiles || [], polyfills || []);

/** Makes a release of a document whole. */
export function expand(app: string, release: SnapshotRelease): void {
  const { columns, hashes, version } = release;
  if (!columns) return;
  release.routes = routesFrom(columns);
  delete release.columns;
  release.base = (release.base as string).replace('@', app).replace('#', version);
  if (!release.container && app !== 'host') release.container = `${app}_${version}`.replace(/\W/g, '_');
  if (!hashes) return;
  const known: Record<string, string> = {};
  firstFiles(release).forEach((file, i) => {
    const hash = (hashes as string[])[i];
    if (hash) known[file] = hash;
  });
  release.hashes = known;
}

/** Reads a document's registry; undefined when the text is none. Its routes have no titles. */
export const fromSnapshot = (text: string): Registry | undefined =>
  readRegistry(text, ({ apps }) =>
    Object.keys(apps).forEach((name) => {
      const { live, canary } = apps[name] as RegistryApp;
      expand(name, live);
      if (canary) expand(name, canary.release);
    }),
  );
