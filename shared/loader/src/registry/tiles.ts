import type { Tile } from '@suite/kernel/routes';
import type { LiveRelease, Registry } from './registry';

/** A tile with what it says and where it leads. */
export interface PlacedTile extends Tile {
  name: string;
  path: string;
}

/** The tiles of an app's stable release, and of its canary if that has one. */
export interface AppTiles {
  live: PlacedTile[];
  canary?: PlacedTile[];
}

/** The tiles that a release's routes declare. */
export const tilesIn = ({ routes }: Pick<LiveRelease, 'routes'>): PlacedTile[] =>
  routes.flatMap(({ path, title, tile }) => (tile ? [{ ...tile, name: tile.name ?? title, path }] : []));

/**
 * What the gateway serves as `/tiles.json`: every tile by its app. Documents leave tiles out, because only home shows
 * them and each visitor's first trip is full.
 */
export function tilesOf({ apps }: Registry): Record<string, AppTiles> {
  const all = Object.entries(apps).map(([app, { live, canary }]) => {
    const tiles: AppTiles = { live: tilesIn(live), ...(canary && { canary: tilesIn(canary.release) }) };
    return [app, tiles] as const;
  });
  return Object.fromEntries(all.filter(([, { live, canary = [] }]) => live.length + canary.length > 0));
}
