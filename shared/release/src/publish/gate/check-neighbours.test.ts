import type { LiveRelease, Registry, RegistryApp } from '@suite/loader/registry';
import { releaseOf } from '@suite/loader/testing';
import { route } from '../../testing/sample';
import { checkContainers } from './check-neighbours';
import { lostRoutes } from './lost-routes';

const release = (version: string, paths: string[] = [], container?: string): LiveRelease =>
  releaseOf(version, {
    routes: paths.map((path) => route(path, `P${path.replace(/\W/g, '')}`)),
    ...(container && { container }),
  });
const app = (live: LiveRelease, canary?: LiveRelease): RegistryApp => ({
  live,
  previous: null,
  ...(canary && { canary: { release: canary, below: 500 } }),
});
const registry = (apps: Registry['apps']): Registry => ({ schema: 1, revision: 1, apps });

describe('the global name of a container', () => {
  const before = registry({
    'remote-a': app(release('1', [], 'a_1')),
    'remote-b': app(release('1', [], 'b_1'), release('2', [], 'b_2')),
  });
  const check =
    (next: Registry['apps'], changed = 'remote-a') =>
    () =>
      checkContainers(registry({ ...before.apps, ...next }), before, new Set([changed]));

  test.each([
    ['the release before it', app(release('2', [], 'a_1')), 'remote-a 1'],
    ['another app', app(release('2', [], 'b_1')), 'remote-b 1'],
    ['the canary of another app', app(release('2', [], 'b_2')), 'remote-b 2'],
    ['its own canary', app(release('2', [], 'a_2'), release('3', [], 'a_2')), 'remote-a 2'],
  ])('is not that of %s', (_, next, owner) => {
    expect(check({ 'remote-a': next })).toThrow(
      expect.objectContaining({
        code: 'CONTAINER_TAKEN',
        facts: expect.objectContaining({ app: 'remote-a', owner }),
      }),
    );
  });

  test('stays with a release that is made live again, and a host has none', () => {
    expect(check({ 'remote-a': app(release('1', [], 'a_1')) })).not.toThrow();
    expect(check({ 'remote-b': app(release('2', [], 'b_2')) }, 'remote-b')).not.toThrow();
    expect(check({ host: app(release('1')), 'remote-c': app(release('1')) }, 'host')).not.toThrow();
  });
});

test('an ordinary remote has one container in all versions', () => {
  const before = registry({ 'remote-a': app(release('1', [], 'remote_a')) });
  const next = (owner: string) =>
    registry({ ...before.apps, [owner]: app(release('2', [], 'remote_a'), release('3', [], 'remote_a')) });
  expect(() => checkContainers(next('remote-a'), before, new Set(['remote-a']))).not.toThrow();
  expect(() => checkContainers(next('remote-b'), before, new Set(['remote-b']))).toThrow('remote-a 1');
});

describe('a route that is gone', () => {
  const before = registry({
    'remote-a': app(release('1', ['/a', '/x/:id?'])),
    'remote-b': app(release('1', ['/b'])),
  });
  const pathsLost = (name: string, next: Registry, declared: string[] = []) =>
    lostRoutes(name, next.apps[name]!.live, { next, before }, declared).map(({ path }) => path);
  const lost = (own: string[], declared: string[] = [], others: Registry['apps'] = {}) =>
    pathsLost(
      'remote-a',
      registry({ ...before.apps, ...others, 'remote-a': app(release('2', own)) }),
      declared,
    );

  test.each<[string, string[], string[], string[]]>([
    ['nothing is gone', ['/a', '/x/:id?'], [], []],
    ['one is gone', ['/a'], [], ['/x/:id?']],
    ['one of its forms is gone', ['/a', '/x'], [], ['/x/:id?']],
    ['its forms are two routes now', ['/a', '/x', '/x/:key'], [], []],
    ['both are gone, one of them on purpose', [], ['/X/:key?'], ['/a']],
    ['only one form of it is given up on purpose', ['/a'], ['/x'], ['/x/:id?']],
    ['all that is gone is given up', [], ['*'], []],
  ])('%s', (_, own, declared, expected) => {
    expect(lost(own, declared)).toEqual(expected);
  });

  test('is not lost where another app answers, but its own canary is no answer for all', () => {
    expect(lost(['/x/:id?'], [], { 'remote-b': app(release('2', ['/b', '/a'])) })).toEqual([]);
    const next = registry({ 'remote-a': app(release('2', ['/x/:id?']), release('3', ['/a', '/x/:id?'])) });
    expect(pathsLost('remote-a', next)).toEqual(['/a']);
  });

  test('an app that is new has none to lose', () => {
    expect(pathsLost('remote-c', registry({ 'remote-c': app(release('1', ['/c'])) }))).toEqual([]);
  });
});
