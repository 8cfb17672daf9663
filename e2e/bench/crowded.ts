import { createHash } from 'node:crypto';
import type { LiveRelease, Registry, RegistryApp } from '@suite/loader/registry';

/** The release with hashes and file names that no other has: that is what keeps a document from being compressed. */
function withOwnHashes(live: LiveRelease, n: number): LiveRelease {
  const own = (text: string) => createHash('sha256').update(`${n} ${text}`).digest('base64');
  const short = (text: string) => own(text).slice(0, text.length).replace(/\W/g, '_');
  const text = JSON.stringify(live)
    .replace(/(?<=\.)\w{4,6}(?=\.(?:js|css)")/g, short)
    .replace(/[\w+/]{43}=/g, own);
  return JSON.parse(text) as LiveRelease;
}

/**
 * The registry with copies of its remotes added, each with its own names and paths, and with files of their own if
 * it is asked for.
 */
export function crowded(registry: Registry, remotes: number, ownFiles = false): Registry {
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
    const copy = { ...live, container: `${live.container}_${n}`, routes };
    apps[`remote-team-${n}`] = { ...rest, live: ownFiles ? withOwnHashes(copy, n) : copy };
  }
  return { ...registry, apps };
}
