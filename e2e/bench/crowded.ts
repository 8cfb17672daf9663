import type { Registry, RegistryApp } from '@suite/kernel/registry';
import { withSnapshot } from '@suite/release';
import type { Site } from './site';

/** The registry with copies of its remotes added, each with its own names and paths. */
export function crowded(registry: Registry, remotes: number): Registry {
  const own = Object.keys(registry.apps).filter((app) => app !== 'host');
  const apps = { ...registry.apps };
  for (let n = own.length; n < remotes; n++) {
    const { live, ...rest } = registry.apps[own[n % own.length] as string] as RegistryApp;
    const routes = live.routes.map((route) => {
      const name = `Team${n}${route.name}`;
      // A page's chunk has the name of its route.
      const files = route.files.map((file) =>
        file.startsWith(`${route.name}.`) ? name + file.slice(route.name.length) : file,
      );
      return { ...route, path: `/team-${n}${route.path}`, name, files };
    });
    apps[`remote-team-${n}`] = { ...rest, live: { ...live, container: `${live.container}_${n}`, routes } };
  }
  return { ...registry, apps };
}

/** The same site with another registry, in the document too. */
export function withRegistry(site: Site, registry: Registry): Site {
  const shell = String(site.get('/')).replace(/(id="registry-snapshot">)[^<]*/, '$1');
  const document = Buffer.from(withSnapshot(shell, registry));
  return new Map([
    ...site,
    ['/', document],
    ['/index.html', document],
    ['/registry.json', Buffer.from(JSON.stringify(registry))],
  ]);
}
