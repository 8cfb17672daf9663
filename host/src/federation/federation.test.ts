import type { LiveRelease } from '@suite/kernel/registry';
import { loadTable } from './federation';

jest.mock('./shared-scope', () => ({ sharedScope: {} }));

const releaseOf = (version: string, container: string): LiveRelease => ({
  version,
  base: `/releases/remote-guest/${version}/`,
  entry: 'remoteEntry.js',
  container,
  styles: [],
  routes: [],
});

function run(container: string): void {
  const table = { default: { owner: 'remote-guest', routes: [] } };
  Object.assign(window, { [container]: { init: () => undefined, get: async () => () => table } });
}

test('a container that has run does not answer for another version under its name', async () => {
  run('remote_guest');
  const loaded = await loadTable(releaseOf('1.0.0', 'remote_guest'), 0);
  expect(loaded.owner).toBe('remote-guest');
  await expect(loadTable(releaseOf('1.0.0', 'remote_guest'), 0)).resolves.toBe(loaded);
  await expect(loadTable(releaseOf('1.0.1', 'remote_guest'), 0)).rejects.toThrow('cannot run beside 1.0.0');
});

test('versions with containers of their own run beside each other', async () => {
  for (const version of ['1.0.0', '1.0.1']) {
    const container = `remote_x_${version}`;
    run(container);
    await expect(loadTable(releaseOf(version, container), 0)).resolves.toMatchObject({ routes: [] });
  }
});
