import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { meets, tileAudiences, tilePages, type RouteData, type RouteTable } from '@suite/kernel/routes';
import { isRouteTable } from '../workspace';
import type { Fault } from './fault';

/** What routes are judged against. */
export interface RouteNeighbours {
  /** The other apps of the repository with their routes. */
  others: readonly { app: string; routes: readonly RouteData[] }[];
  /** Names of those routes for which the sweep has no address. */
  withoutAddress: (routes: readonly RouteData[]) => readonly string[];
}

const SWEEP = 'e2e/specs/sweep/places.ts';

async function sweepOf(root: string): Promise<RouteNeighbours['withoutAddress']> {
  const file = join(root, SWEEP);
  if (!existsSync(file)) return () => [];
  const module = await import(`${pathToFileURL(file).href}?at=${Date.now()}`);
  return module.routesWithoutAddress ?? module.default.routesWithoutAddress;
}

/** Reads the neighbours of an app. A table that cannot be read is left to the build of its own app. */
export async function neighboursOf(
  root: string,
  apps: readonly string[],
  load: (folder: string) => Promise<RouteTable>,
): Promise<RouteNeighbours> {
  const tables = apps.map(async (app) => {
    const table = await load(join(root, app)).catch(() => undefined);
    return { app, routes: table?.routes ?? [] };
  });
  return { others: await Promise.all(tables), withoutAddress: await sweepOf(root) };
}

/** Finds the route's own file among these, by its path. */
function fileOf({ path }: RouteData, files: readonly string[]): string {
  const tables = files.filter(isRouteTable);
  const own = tables.find((file) => readFileSync(file, 'utf8').includes(`'${path}'`));
  return own ?? tables[0] ?? 'src/routes.ts';
}

const listed = (known: readonly string[], one: string) => known.includes(one);

/** What is wrong with a route's tile, beside what `checkTable` finds. */
function tileFault({ name, title, tile }: RouteData, others: RouteNeighbours['others']): string | undefined {
  if (!tile) return undefined;
  const { on, for: audience } = tile;
  if (!listed(tilePages, on)) return `No page "${on}" shows tiles; these do: ${tilePages.join(', ')}.`;
  if (audience && !listed(tileAudiences, audience))
    return `The tile of ${name} is for "${audience}"; ${on} knows: ${tileAudiences.join(', ')}.`;
  const named = (route: RouteData) => route.tile?.on === on && (route.tile.name ?? route.title);
  const own = tile.name ?? title;
  const owner = others.find(({ routes }) => routes.some((route) => named(route) === own));
  return owner && `${owner.app} has a tile "${own}" on ${on}. Give this one another name.`;
}

/** Finds routes and tiles that belong to another app, tiles that no page shows, and routes that the sweep cannot open. */
export function judgeRoutes(
  routes: readonly RouteData[],
  files: readonly string[],
  { others, withoutAddress }: RouteNeighbours,
): Fault[] {
  const taken = routes.flatMap((route) =>
    others.flatMap(({ app, routes: theirs }) => {
      const met = theirs.find(meets(route));
      if (!met) return [];
      const what = met.name === route.name ? `the name ${met.name}` : `the path ${met.path}`;
      const message = `${app} owns ${what}. Take another one; a link to its page is in @suite/kernel/links.`;
      return [{ file: fileOf(route, files), message }];
    }),
  );
  const missed = new Set(withoutAddress(routes));
  const unseen = routes
    .filter(({ name }) => missed.has(name))
    .map((route) => ({
      file: fileOf(route, files),
      message: `No test can open ${route.name} at ${route.path}. Give it an address in ${SWEEP}.`,
    }));
  const tiles = routes.flatMap((route) => {
    const message = tileFault(route, others);
    return message ? [{ file: fileOf(route, files), message }] : [];
  });
  return [...taken, ...tiles, ...unseen];
}
