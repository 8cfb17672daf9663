import type { ReleaseManifest } from '@suite/loader/registry';
import { ReleaseError, type ReleaseErrorCode } from '../../release-error';
import { targetFile } from '../../repository/metadata';
import { Releases, targetPath, type Roles } from '../../repository/releases';
import type { Reads } from '../../store/store';
import { expectRefusal, route } from '../../testing/sample';
import { lostRoutes, reachable, serves, takenContainer, type Reachable } from './settle';

/** A release that pages are given, with these routes or this container. */
const given = (
  app: string,
  version: string,
  {
    paths = [],
    container,
    track = 'stable',
  }: { paths?: string[]; container?: string; track?: Reachable['track'] } = {},
): Reachable => {
  const routes = paths.map((path) => route(path, `P${path.replace(/\W/g, '')}`));
  return { app, track, manifest: { name: app, version, live: { routes, container } } as ReleaseManifest };
};

describe('the global name of a container', () => {
  const other = [
    given('remote-b', '1', { container: 'b_1' }),
    given('remote-b', '2', { container: 'b_2', track: 'canary' }),
  ];
  const before = [given('remote-a', '1', { container: 'a_1' }), ...other];
  const check = (next: Reachable[], app = 'remote-a') =>
    takenContainer({ before, next: [...next, ...other], changed: new Set([app]) });

  test.each<[string, Reachable[], string]>([
    ['the release before it', [given('remote-a', '2', { container: 'a_1' })], 'remote-a 1'],
    ['another app', [given('remote-a', '2', { container: 'b_1' })], 'remote-b 1'],
    ['the canary of another app', [given('remote-a', '2', { container: 'b_2' })], 'remote-b 2'],
    [
      'its own canary',
      [
        given('remote-a', '2', { container: 'a_2' }),
        given('remote-a', '3', { container: 'a_2', track: 'canary' }),
      ],
      'remote-a 3',
    ],
  ])('is not that of %s', (_, next, owner) => {
    expect(check(next)).toMatchObject({ code: 'CONTAINER_TAKEN', facts: { app: 'remote-a', owner } });
  });

  test('stays with a release that is made live again, and a host has none', () => {
    expect(check([given('remote-a', '1', { container: 'a_1' })])).toBeUndefined();
    expect(check([given('remote-b', '2', { container: 'b_2' })], 'remote-b')).toBeUndefined();
    expect(check([given('host', '1'), given('remote-c', '1')], 'host')).toBeUndefined();
  });

  test('is one for all versions of an ordinary remote', () => {
    const ordinary = (app: string, version: string) => given(app, version, { container: 'remote_a' });
    const step = (app: string) => ({
      before: [ordinary('remote-a', '1')],
      next: [ordinary(app, '2')],
      changed: new Set([app]),
    });
    expect(takenContainer(step('remote-a'))).toBeUndefined();
    expect(takenContainer(step('remote-b'))).toMatchObject({ facts: { owner: 'remote-a 1' } });
  });
});

describe('a route that is gone', () => {
  const before = [
    given('remote-a', '1', { paths: ['/a', '/x/:id?'] }),
    given('remote-b', '1', { paths: ['/b'] }),
  ];
  const lost = (app: string, paths: string[], ...others: Reachable[]) => {
    const own = given(app, '2', { paths });
    return lostRoutes(own, { before, next: [own, ...others] }).map(({ path }) => path);
  };

  test.each<[string, string[], string[]]>([
    ['nothing is gone', ['/a', '/x/:id?'], []],
    ['one is gone', ['/a'], ['/x/:id?']],
    ['one of its forms is gone', ['/a', '/x'], ['/x/:id?']],
    ['its forms are two routes now', ['/a', '/x', '/x/:key'], []],
  ])('%s', (_, own, expected) => {
    expect(lost('remote-a', own)).toEqual(expected);
  });

  test('is not lost where another app answers, but its own canary is no answer for all', () => {
    expect(lost('remote-a', ['/x/:id?'], given('remote-b', '2', { paths: ['/b', '/a'] }))).toEqual([]);
    const canary = given('remote-a', '3', { paths: ['/a', '/x/:id?'], track: 'canary' });
    expect(lost('remote-a', ['/x/:id?'], canary)).toEqual(['/a']);
  });

  test('an app that is new has none to lose', () => {
    expect(lost('remote-c', ['/c'])).toEqual([]);
  });
});

test.each([
  ['18.3.1', '18.3.1', true],
  ['18.3.1', '18.2.0', true],
  ['18.3.1', '18.3.0', true],
  ['18.2.0', '18.3.1', false],
  ['18.3.0', '18.3.1', false],
  ['19.0.0', '18.3.1', false],
  ['17.0.2', '18.3.1', false],
  ['0.1.4', '0.1.0', true],
  ['0.1.0', '0.1.4', false],
  ['0.2.0', '0.1.0', false],
  ['0.0.2', '0.0.1', false],
  ['18.12.0', '18.3.10', true],
  ['18.3.2', '18.3.12', false],
  ['18.3.1+a', '18.3.1', true],
  ['v18.3.2', '18.3.1', false],
  ['1.0.0-rc.1', '1.0.0-rc.1', true],
  ['1.0.0-rc.2', '1.0.0-rc.1', false],
  ['1.0.0', '1.0.0-rc.1', false],
  ['latest', '1.0.0', false],
])('a host with %s serves what was built against %s: %s', (has, needs, expected) => {
  expect(serves(has, needs)).toBe(expected);
});

describe('a release that cannot be read', () => {
  const path = targetPath('remote-a', '1.0.0', 'release.json');
  const targets = { [path]: targetFile(path, Buffer.from('of nobody')) };
  const roles = new Map([['remote-a', { signed: { targets } }]]) as unknown as Roles;
  const reading = (code: ReleaseErrorCode) => {
    const store = { read: () => Promise.reject(new ReleaseError(code)) } as unknown as Reads;
    return reachable({ 'remote-a': { stable: '1.0.0', previous: null } }, new Releases(store, roles));
  };

  test('holds up no other app when it is damaged', async () => {
    expect(await reading('TARGET_BROKEN')).toEqual([]);
  });

  test('is not passed over when the store does not answer: nobody knows what a change would break', async () => {
    await expectRefusal(reading('STORE_SILENT'), 'STORE_SILENT');
    await expectRefusal(reading('STORE_FAILED'), 'STORE_FAILED');
  });
});
