import type { ComponentType } from 'react';

/** What everybody may know about a route before any remote has loaded: it travels in the registry. */
export interface RouteData {
  /** Hash path; `:id` is a parameter, `:id?` an optional one. */
  path: string;
  /** Unique in the whole suite; also the name of the page's chunk. */
  name: string;
  /** Chinese title of the page. */
  title: string;
  /** The page is open to visitors whose user data is not loaded. */
  skipUserCheck?: boolean;
  /** Entering forces one reload, marked by a `reloaded` flag in the address. */
  reloadOnce?: boolean;
  /** The page holds work (an exam, a payment, a signature): nothing reloads it by itself. */
  holdsWork?: boolean;
  /** No landscape overlay on this page. */
  landscapeExempt?: boolean;
  /** Product line that the page belongs to; `learner` when absent. */
  line?: 'learner' | 'management';
}

/** A page's module: the component is its default export. */
export interface PageModule {
  default: ComponentType;
}

/** A route as a remote declares it. */
export interface Route extends RouteData {
  page: () => Promise<PageModule>;
}

/** The one thing that a remote exposes. */
export interface RouteTable {
  owner: string;
  /** The app where visitors of this one mostly go next: what its first page takes is fetched ahead. */
  next?: string;
  routes: readonly Route[];
}

const segmentShape = /^(?::[a-zA-Z][\w]*\??|[\w-]+)$/;

function faultOf({ path, name, title }: RouteData): string | undefined {
  if (!path.startsWith('/')) return `path "${path}" must start with /`;
  const segments = path === '/' ? [] : path.slice(1).split('/');
  const odd = segments.find((segment) => !segmentShape.test(segment));
  if (odd !== undefined) return `path "${path}" has a malformed segment "${odd}"`;
  const params = segments.filter((segment) => segment.startsWith(':')).map((s) => s.replace('?', ''));
  if (new Set(params).size < params.length) return `path "${path}" names a parameter twice`;
  if (!/^[A-Z]\w*$/.test(name)) return `name "${name}" must be in PascalCase`;
  if (!title.trim()) return `route "${name}" has no title`;
  return undefined;
}

const shapeOf = (path: string) => path.replace(/:\w+/g, ':').toLowerCase();

/**
 * Declares a remote's route table. Mistakes throw at once, at build and in tests,
 * because in the registry they would take other teams' pages with them.
 */
export function defineRoutes(app: string | Omit<RouteTable, 'routes'>, routes: readonly Route[]): RouteTable {
  const about = typeof app === 'string' ? { owner: app } : app;
  const names = new Set<string>();
  const shapes = new Set<string>();
  for (const route of routes) {
    const fault =
      faultOf(route) ??
      (names.has(route.name) ? `name "${route.name}" is used twice` : undefined) ??
      (shapes.has(shapeOf(route.path)) ? `path "${route.path}" is used twice` : undefined);
    if (fault) throw new Error(`${about.owner}: ${fault}`);
    names.add(route.name);
    shapes.add(shapeOf(route.path));
  }
  return { ...about, routes };
}
