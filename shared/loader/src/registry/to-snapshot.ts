import type { LiveRelease, Registry, RegistryApp, RegistryRoute } from './registry';
import {
  booleans,
  expand,
  firstFiles,
  MANAGEMENT,
  ownFiles,
  SHAPE,
  shapes,
  wordsOf,
  type Columns,
  type SnapshotRelease,
} from './snapshot';

/** 144 bits: so many nobody can hit by trying, and a visitor's browser compares as many as there are. */
const HASH_LENGTH = 24;

/** The longest text with which all begin. */
function beginningOf([first = '', ...others]: readonly string[]): string {
  let end = first.length;
  for (const text of others) while (!text.startsWith(first.slice(0, end))) end--;
  return first.slice(0, end);
}

function nameCode({ path, name }: RegistryRoute): string {
  for (let segments = 9; segments > 0; segments--) {
    const words = wordsOf(path, segments);
    if (words && name.startsWith(words)) return `${segments}${name.slice(words.length)}`;
  }
  return name;
}

const lastOf = (files: readonly string[]) => files[files.length - 1];
const widthOf = (hash: string | undefined) => hash?.length ?? 0;

/** The hash in the name of a route's own file. */
function hashIn(name: string, ending: string, file: string | undefined): string | undefined {
  return file?.startsWith(`${name}.`) && file.endsWith(`.${ending}`)
    ? file.slice(name.length + 1, -ending.length - 1)
    : undefined;
}

/** A route's files: those that several share, and the hashes of its own by their ending. */
function split({ name, files }: RegistryRoute, width: number) {
  const shared = [...files];
  const own: string[] = [];
  let bits = 0;
  for (const [bit, ending] of [...ownFiles].reverse()) {
    const hash = hashIn(name, ending, lastOf(shared));
    if (!hash || widthOf(hash) !== width) continue;
    own.unshift(hash);
    shared.pop();
    bits |= bit;
  }
  return { shared, own, bits };
}

function columnsOf(routes: readonly RegistryRoute[]): Columns {
  const [script] = routes.map(({ name, files }) => hashIn(name, 'js', lastOf(files))).filter(Boolean);
  const width = widthOf(script);
  const under = beginningOf(routes.map(({ path }) => path));
  const files: string[] = [];
  const columns = {
    under,
    paths: routes.map(({ path }) => path.slice(under.length)).join(' '),
    names: routes.map(nameCode).join(' '),
    flags: [] as number[],
    uses: [] as string[],
    hashes: '',
    width,
  };
  const more: Columns['more'] = {};
  const lists = routes.map((route) => route.files.join(' '));
  routes.forEach((route, i) => {
    const same = lists[i] ? lists.slice(0, i).lastIndexOf(lists[i]) : -1;
    const { shared, own, bits } = same < 0 ? split(route, width) : { shared: [], own: [], bits: 0 };
    const { path: _, name: __, title: ___, files: ____, shape, line, ...others } = route;
    for (const file of shared) if (!files.includes(file)) files.push(file);
    columns.uses.push(same < 0 ? shared.map((file) => files.indexOf(file)).join() : String(same - i));
    columns.hashes += own.join('');
    const known = booleans.map((field, n) => (others[field] === true ? 1 << n : 0));
    for (const field of booleans) if (others[field] === true) delete others[field];
    const management = line === 'management' ? MANAGEMENT : 0;
    columns.flags.push(
      known.reduce((sum, bit) => sum + bit, bits + management + SHAPE * Math.max(0, shapes.indexOf(shape))),
    );
    if (Object.keys(others).length > 0) more[i] = others;
  });
  return {
    ...columns,
    files: files.join(' '),
    uses: columns.uses.join(' '),
    ...(Object.keys(more).length > 0 && { more }),
  };
}

/** A value's text, with the fields of its objects in the order of their names. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function inColumns(app: string, release: LiveRelease): SnapshotRelease {
  const { routes, hashes, ...rest } = release;
  if (routes.length === 0) return release;
  const whole = (short: SnapshotRelease) => {
    const copy = { ...short };
    expand(app, copy);
    return textOf(copy);
  };
  const wanted = textOf({ ...release, routes: routes.map((route) => ({ ...route, title: '' })) });
  const named = {
    ...rest,
    base: release.base.replace(app, '@').replace(release.version, '#'),
    columns: columnsOf(routes),
    ...(hashes && { hashes: firstFiles(release).map((file) => hashes[file]) }),
  };
  const { container: _, ...least } = named;
  // A release of an odd form stays as it is.
  const forms: SnapshotRelease[] = [least, named, { ...named, base: release.base }];
  return forms.find((form) => whole(form) === wanted) ?? release;
}

/** A registry as documents carry it: without the time of its making, its routes as columns. */
export function toSnapshot(registry: Registry) {
  const { made: _, ...rest } = registry;
  const short = (name: string, { live, canary, previousHash, ...app }: RegistryApp) => ({
    live: inColumns(name, live),
    ...(canary && { canary: { ...canary, release: inColumns(name, canary.release) } }),
    ...app,
    ...(previousHash && { previousHash: previousHash.slice(0, HASH_LENGTH) }),
  });
  const apps = Object.entries(registry.apps).map(([name, app]) => [name, short(name, app)] as const);
  return { ...rest, apps: Object.fromEntries(apps) };
}
