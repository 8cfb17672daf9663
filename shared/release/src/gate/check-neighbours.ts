import { routesOf, type Registry, type RegistryApp } from '@suite/kernel/registry';
import { ReleaseError } from '../release-error';

/**
 * Every form of address that a path answers to: `/a/:id?` is `/a` as well as `/a/:`. Two paths with a
 * form in common would fight for one address, and the order of names would decide.
 */
function formsOf(path: string): string[] {
  const forms = path
    .toLowerCase()
    .split('/')
    .reduce<string[][]>(
      (heads, segment) => {
        if (segment === '') return heads;
        const name = segment.startsWith(':') ? ':' : segment;
        const longer = heads.map((head) => [...head, name]);
        return segment.endsWith('?') ? [...longer, ...heads] : longer;
      },
      [[]],
    );
  return forms.map((form) => `/${form.join('/')}`);
}

function checkRoutes(registry: Registry, published: ReadonlySet<string>): void {
  const names = new Map<string, string>();
  const forms = new Map<string, string>();
  // Newcomers come last, so that a refusal speaks of the release that brings the conflict.
  const rows = routesOf(registry).sort((a, b) => Number(published.has(a.app)) - Number(published.has(b.app)));
  for (const { app, name, path } of rows) {
    const taken = (what: string, owner: string) =>
      new ReleaseError('ROUTE_TAKEN', `${app}: ${what} belongs to ${owner}`);
    const nameOwner = names.get(name);
    if (nameOwner && nameOwner !== app) throw taken(`the name ${name}`, nameOwner);
    names.set(name, app);
    for (const form of formsOf(path)) {
      const owner = forms.get(form);
      if (owner && owner !== app) throw taken(`the path ${path}`, owner);
      forms.set(form, app);
    }
  }
}

/**
 * A page may hold two releases of one app at a time, when one replaces the other; under one global
 * name the older would silently answer for the newer.
 */
function checkContainers(registry: Registry, before: Registry, published: ReadonlySet<string>): void {
  for (const app of published) {
    const { container, version } = (registry.apps[app] as RegistryApp).live;
    if (!container) continue;
    for (const state of [before, registry]) {
      for (const [other, { live }] of Object.entries(state.apps)) {
        if (live.container !== container || (other === app && live.version === version)) continue;
        throw new ReleaseError(
          'CONTAINER_TAKEN',
          `${app}: the container name ${container} belongs to ${other} ${live.version}; it must carry app and version`,
        );
      }
    }
  }
}

/** Refuses a next registry in which what is published would take something from another app. */
export function checkNeighbours(next: Registry, before: Registry, published: ReadonlySet<string>): void {
  checkRoutes(next, published);
  checkContainers(next, before, published);
}
