import { tellDevtools } from './devtools';
import { registryOf } from './testing';

const here = (path: string) => new URL(path, location.href).href;

test("Module Federation's devtools find each app, and the federation runtime leaves it there", async () => {
  const registry = registryOf();
  const { version, base, entry, container } = registry.apps['remote-tools']!.live;
  const manifest = here(`/releases/remote-tools/${version}/mf-manifest.json`);
  tellDevtools(registry);
  await import('@module-federation/enhanced/runtime');
  const { moduleInfo } = (window as unknown as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__;
  expect(moduleInfo).toMatchObject({
    host: {
      version: registry.apps.host!.live.version,
      remotesInfo: { 'remote-tools': { matchedVersion: manifest } },
    },
    [`remote-tools:${manifest}`]: { version, globalName: container, remoteEntry: here(base + entry) },
  });
});
