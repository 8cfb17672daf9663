import { createStore } from '@suite/kernel';
import type { RouteTable } from '@suite/kernel/routes';
import type { OwnedRoute } from './registry';

/** Titles of pages. The registry in a document has none: they come with the route tables. */
export function createTitles() {
  const { getState, setState, subscribe } = createStore<Record<string, string>>(() => ({}));
  return {
    subscribe,

    /** A page's title; empty while its route table is not there yet. */
    of: ({ name, title }: OwnedRoute): string => title || (getState()[name] ?? ''),

    /** Takes the titles of a route table. */
    learn: ({ routes }: RouteTable) =>
      setState(Object.fromEntries(routes.map(({ name, title }) => [name, title]))),
  };
}
