/** The pages that show tiles. */
export const tilePages = ['home'] as const;

/** What `home` knows of the person who is here; it shows a tile of any other audience to nobody. */
export const tileAudiences = ['learner', 'graduate', 'management', 'reform', 'older', 'calculators'] as const;

/**
 * An entrance to a route's page, shown on another page. It travels beside the registry, so it is there as long as the
 * route's release is, and the app that owns it need not load for it.
 */
export interface Tile {
  /** The page that shows it. */
  on: (typeof tilePages)[number];
  /** What it says, where that is not the route's title; at most six characters. */
  name?: string;
  /** Path data of its icon, as `lineIcon` draws it: lines on 24 by 24. */
  icon: string;
  /** The lower, the sooner it comes. */
  order: number;
  /** Who sees it; everybody if absent. */
  for?: (typeof tileAudiences)[number];
}

/** Characters of a tile's name that stand on one line of a phone of 320 pixels. */
const NAME = 6;

/**
 * What is wrong with a route's tile. Gateways look too, with the rules that they were released with: whether the page and
 * the audience are known, which there may be more of later, is left to types and builds.
 */
export function tileFault({
  path,
  title,
  tile,
}: {
  path: string;
  title: string;
  tile?: Tile;
}): string | undefined {
  if (!tile) return undefined;
  const { on, name = title, icon, order } = tile;
  const of = `the tile of "${path}"`;
  if (!on) return `${of} names no page that shows it`;
  if (!name.trim() || name.length > NAME)
    return `${of} needs a name of at most ${NAME} characters, not "${name}"`;
  if (!/^M[MLHVCSQTAZ\d\s.,-]{1,300}$/i.test(icon)) return `${of} needs the path data of an icon`;
  if (!(order >= 0)) return `${of} needs an order from 0`;
  if (path.includes(':')) return `${of} cannot lead to a path with parameters`;
  return undefined;
}
