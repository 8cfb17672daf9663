import { tellDevtools } from './devtools';
import { registryOf } from './testing';

const here = (path: string) => new URL(path, location.href).href;

const registry = registryOf();
const { version, base, entry, container } = registry.apps['remote-tools']!.live;
const manifest = here(`/releases/remote-tools/${version}/mf-manifest.json`);

test("Module Federation's devtools find each app, and the federation runtime leaves it there", async () => {
  tellDevtools(registry);
  await import('@module-federation/enhanced/runtime');
  const { moduleInfo } = (window as unknown as { __FEDERATION__: { moduleInfo: object } }).__FEDERATION__;
  expect(moduleInfo).toMatchObject({
    host: {
      version: registry.apps.host!.live.version,
      remotesInfo: { 'remote-tools': { version, matchedVersion: manifest } },
    },
    [`remote-tools:${manifest}`]: {
      // The graph fetches a version that is an address, and shows what that manifest exposes and shares.
      version: manifest,
      globalName: container,
      remoteEntry: here(base + entry),
      modules: [{ moduleName: 'routes' }],
    },
  });
});

test('an open panel of the devtools is sent the apps', () => {
  const post = jest.spyOn(window, 'postMessage');
  tellDevtools(registry);
  expect(post).toHaveBeenCalledWith(
    { moduleInfo: expect.objectContaining({ host: expect.anything() }) },
    '/',
  );
});
