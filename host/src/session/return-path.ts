import type { Line } from '@suite/kernel';
import { links } from '@suite/kernel/links';
import { matchRoute, pathOfHash, type RouteData } from '@suite/kernel/routes';
import type { OwnedRoute } from '@suite/loader/registry';

/** The page's path and query inside the suite. */
export const pathAt = (hash: string): string => {
  const path = hash.replace(/^#/, '');
  return path.startsWith('/') ? path : `/${path}`;
};

/** Address of the page that binds a number, with the way back to where the visitor was. */
export const bindPathFrom = (row: Pick<RouteData, 'name'> | undefined, path: string): string =>
  links.registerLogin({ back: path, route: row?.name });

/** The way back that a login screen hands on to the next one. */
export const wayBack = (query: URLSearchParams) => ({
  back: query.get('back') ?? undefined,
  route: query.get('route') ?? undefined,
});

const isInside = (path: string) => /^\/(?![/\\])/.test(path);

/**
 * Where a login screen leads back to: the page that the visitor came from, else the route that its query
 * names, else the home page. It is always a page of the suite and never a login screen.
 */
export function returnPath(rows: readonly RouteData[], query: URLSearchParams): string {
  const back = query.get('back') ?? '';
  const fits = ({ name }: RouteData) =>
    !['RegisterLogin', 'ForgetPassword', 'ResetPassword', 'Error'].includes(name);
  if (isInside(back)) {
    const row = matchRoute(rows, pathOfHash(back));
    if (row && fits(row)) return back;
  }
  const named = rows.find(({ name }) => name === query.get('route'));
  if (named && fits(named) && !/:\w+(?!\w*\?)/.test(named.path)) return named.path.replace(/\/:\w+\?/g, '');
  return links.home();
}

/**
 * The course line of a document: a page of the other line loads a document of its own, because tokens, answers and
 * records of two lines must never meet. The host's own screens belong to the page to which they lead back.
 */
export function lineAt(rows: readonly OwnedRoute[], hash: string): Line {
  const row = matchRoute(rows, pathOfHash(hash));
  const back = row?.app === 'host' && returnPath(rows, new URLSearchParams(hash.split('?')[1]));
  return (back ? matchRoute(rows, pathOfHash(back)) : row)?.line ?? 'learner';
}
