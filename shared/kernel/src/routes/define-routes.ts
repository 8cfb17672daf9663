import type { ReactNode } from 'react';
import { tileFault, type Tile } from './tile';

/** What a page looks like while it is loading; cards when a route names none. */
export type PageShape = 'hero' | 'list' | 'player' | 'article' | 'question';

/** A route's data, known before its remote has loaded because they travel in the registry. */
export interface RouteData {
  /** Hash path; `:id` is a parameter, `:id?` an optional one. */
  path: string;
  /** Unique in the whole suite; the chunk in a page's import has the name of the first route that opens it. */
  name: string;
  /** Chinese title of the page; empty in a document's registry until the route table is there. */
  title: string;
  /** The page is open to visitors whose user data is not loaded. */
  skipUserCheck?: boolean;
  /** Entering reloads the page once; a `reloaded` flag in the address marks that it was done. */
  reloadOnce?: boolean;
  /** The page holds work (an exam, a payment, a signature): it is never reloaded for a newer release. */
  holdsWork?: boolean;
  /** No landscape overlay on this page. */
  landscapeExempt?: boolean;
  /** Skeleton of the page until its own code is here. */
  shape?: PageShape;
  /** Product line that the page belongs to; `learner` when absent. */
  line?: 'learner' | 'management';
  /** Entering it outside the native app stores the marker of the management course. */
  marksCourse?: boolean;
  /** An entrance to it on another page; a document's registry has none, `/tiles.json` has them. */
  tile?: Tile;
}

/** A page's module: the component is its default export. */
export interface PageModule<Props = { edition: never }> {
  default: (props: Props) => ReactNode;
}

/** The import of a page; routes with the same one open editions of one page, and share its files. */
type Page<Props> = () => Promise<PageModule<Props>>;

interface RouteFacts extends RouteData {
  /**
   * Addresses (without `/api`) of reads that the page begins with: its script asks them while the host is still on its
   * way. `:id` stands for that parameter of the page's path or query. Not for the management line, whose login is known
   * to the host alone.
   */
  reads?: readonly string[];
}

/** A route as a remote declares it. */
export interface Route extends RouteFacts {
  page: () => Promise<PageModule>;
  /** The variant of the page that this route opens: the component gets it as a prop. */
  edition?: string;
}

/** Declares a route. An edition is named if and only if the page's component has a prop for it. */
export const route = <Edition extends string>(
  declared: RouteFacts &
    ({ page: Page<object>; edition?: never } | { page: Page<{ edition: Edition }>; edition: Edition }),
): Route => declared;

/** The route table, the only module that a remote exposes. */
export interface RouteTable {
  owner: string;
  /** The app that most visitors go on to: the files of its first page are prefetched. */
  next?: string;
  routes: readonly Route[];
}

const segmentShape = /^(?::[a-zA-Z][\w]*\??|[\w-]+)$/;

/** A route with all that `checkTable` looks at. */
type Judged = RouteData & Pick<Route, 'reads'>;

function faultOf(route: Judged): string | undefined {
  const { path, name, title, line, reads } = route;
  if (!path.startsWith('/')) return `path "${path}" must start with /`;
  const segments = path === '/' ? [] : path.slice(1).split('/');
  const odd = segments.find((segment) => !segmentShape.test(segment));
  if (odd !== undefined) return `path "${path}" has a malformed segment "${odd}"`;
  const params = segments.filter((segment) => segment.startsWith(':')).map((s) => s.replace('?', ''));
  if (new Set(params).size < params.length) return `path "${path}" names a parameter twice`;
  if (!/^[A-Z]\w*$/.test(name)) return `name "${name}" must be in PascalCase`;
  if (!title.trim()) return `route "${name}" has no title`;
  if (reads && line === 'management')
    return `route "${name}" is of the management line, so its reads cannot begin before the host`;
  return tileFault(route);
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

/** Declares an app's route table. `checkTable` looks for mistakes in it, where it costs no visitor a byte. */
export const defineRoutes = (
  app: string | Omit<RouteTable, 'routes'>,
  routes: readonly Route[],
): RouteTable => Object.assign({ routes }, typeof app === 'string' ? { owner: app } : app);

/**
 * Throws when a table has a mistake. Every build and every publication asks, because in the registry it would break
 * other teams' pages.
 */
export function checkTable({ owner, routes }: { owner: string; routes: readonly Judged[] }): void {
  const names = new Set<string>();
  const shapes = new Set<string>();
  for (const route of routes) {
    const fault =
      faultOf(route) ??
      (names.has(route.name) ? `name "${route.name}" is used twice` : undefined) ??
      (shapes.has(shapeOf(route.path)) ? `path "${route.path}" is used twice` : undefined);
    if (fault) throw new Error(`${owner}: ${fault}`);
    names.add(route.name);
    shapes.add(shapeOf(route.path));
  }
}
