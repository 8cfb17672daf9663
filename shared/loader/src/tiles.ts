import { parsedJson } from '@suite/kernel';
import { readRegistry, tilesIn, tilesOf, type AppTiles, type PlacedTile, type RegistryApp } from './registry';
import { get } from './served-registry';
import { suite } from './window';

export type { PlacedTile } from './registry';

/** Time after which the tiles have failed, in ms: the page that shows them waits for them with a part of itself. */
const LIMIT = 5000;

const fetchText = (address: string) =>
  new Promise<string>((resolve, reject) =>
    get(address, LIMIT, (text) => (text === undefined ? reject(new Error(`no ${address}`)) : resolve(text))),
  );

/** The tiles of all apps; gateways that are older than `/tiles.json` send the whole registry. */
async function fetchAll(): Promise<Record<string, AppTiles>> {
  const text = await fetchText('/tiles.json');
  const tiles = parsedJson(text) as Record<string, AppTiles> | undefined;
  if (tiles) return tiles;
  const registry = readRegistry(await fetchText('/registry.json'));
  if (!registry) throw new Error('no tiles');
  return tilesOf(registry);
}

/** Only a document's short form has no titles: any other release says itself which tiles it has. */
const isWhole = ({ live }: RegistryApp) => live.routes.every(({ title }) => title);

const isTile = (one: PlacedTile) => !!one && [one.name, one.icon].every((text) => typeof text === 'string');

/** The tiles of an app for this visitor, as far as the release that they get has the pages. */
function tilesFor(app: RegistryApp, known: Partial<AppTiles> | null | undefined): PlacedTile[] {
  if (isWhole(app)) return tilesIn(app.live);
  const { live = [], canary = live } = known ?? {};
  const tiles = app.stable ? canary : live;
  return tiles.filter((one) => isTile(one) && app.live.routes.some(({ path }) => path === one.path));
}

/** The tiles for a page, of the releases that this visit runs on: canaries and overrides included. */
export async function fetchTiles(on: PlacedTile['on']): Promise<PlacedTile[]> {
  const { apps = {} } = suite().registry ?? {};
  const known = Object.values(apps).every(isWhole) ? {} : await fetchAll();
  return Object.entries(apps)
    .flatMap(([name, app]) => tilesFor(app, known[name]))
    .filter((one) => one.on === on);
}
