import type { RegistryApp } from '@suite/loader/registry';
import type { Suite } from '../../repository/view';
import { servableSuite, type Presence } from './mirror';

const release = (version: string) => ({ version, base: '/', entry: 'x.js', styles: [], routes: [] });

/** An app as `live`, `live<previous` or `live<previous+canary`. */
function app(text: string): RegistryApp {
  const [, live = '', previous = null, canary] = /^(\w+)(?:<(\w+))?(?:\+(\w+))?$/.exec(text) ?? [];
  return {
    live: release(live),
    previous,
    ...(canary && { canary: { release: release(canary), below: 500 } }),
  };
}

type Apps = Record<string, string>;

const suite = (revision: number, apps: Apps, broken: Suite['broken'] = {}): Suite => ({
  revision,
  registry: {
    schema: 1,
    revision,
    apps: Object.fromEntries(Object.entries(apps).map(([name, text]) => [name, app(text)])),
  },
  releases: new Set(),
  broken,
  flags: new Map(),
  expires: Infinity,
  keysExpire: Infinity,
});

const text = ({ live, previous, canary }: RegistryApp) =>
  live.version + (previous ? `<${previous}` : '') + (canary ? `+${canary.release.version}` : '');

/** What is served, as revision and apps. */
function served(next: Suite, last: Suite | undefined, lacks: Record<string, Presence>) {
  const found = servableSuite(next, last, (name, version) => lacks[`${name}/${version}`] ?? 'whole');
  const apps = Object.entries(found?.registry.apps ?? {}).map(([name, entry]) => `${name} ${text(entry)}`);
  return found && [found.revision, apps.sort().join(', ')];
}

const last = suite(7, { host: '1', a: '2<1', b: '1' });
/** A row a line: the newest suite, what the folder lacks of it, and what is served, as revision and apps. */
const rows = `
  with everything there the newest is served: host 1, a 3, b 2 => 8: a 3, b 2, host 1
  a release on its way leaves the last suite: host 1, a 2<1, b 2 (b/2 lacking) => 7: a 2<1, b 1, host 1
  a canary on its way does too: host 1, a 2<1, b 1+2 (b/2 lacking) => 7: a 2<1, b 1, host 1
  a rollback does not wait for it: host 1, a 1, b 2 (b/2 lacking) => 8: a 1, b 1, host 1
  nor another release: host 1, a 3<2, b 2 (b/2 lacking) => 8: a 3<2, b 1, host 1
  an app that is new is there when its release is: host 1, a 1, b 1, c 1 (c/1 failed) => 8: a 1, b 1, host 1
  no remote moves on before its host: host 2, a 3<2, b 1 (host/2 lacking) => 7: a 2<1, b 1, host 1
  a remote goes back without its host: host 2, a 1, b 1 (host/2 failed) => 8: a 1, b 1, host 1
  no host moves on before its remotes: host 2, a 3<2, b 1 (a/3 failed) => 7: a 2<1, b 1, host 1
`;
const pairs = (text = '') => Object.fromEntries(text.split(', ').map((pair) => pair.split(' ')));

test.each([...rows.matchAll(/^ {2}(.*?): (.*?)(?: \((.*)\))? => (\d): (.*)$/gm)].map(([, ...row]) => row))(
  '%s',
  (_, apps, lacks, revision, shown) => {
    const next = suite(8, pairs(apps));
    expect(served(next, last, lacks ? pairs(lacks) : {})).toEqual([Number(revision), shown]);
  },
);

test('an app that the store cannot describe stays as it was', () => {
  const next = suite(8, { host: '1', a: '1' }, { b: 'its role is not signed' });
  expect(served(next, last, {})).toEqual([8, 'a 1, b 1, host 1']);
});

test('at first a release on its way is waited for, a broken one is left out, and nothing is served without a host', () => {
  const next = suite(8, { host: '1', a: '1' });
  expect(served(next, undefined, { 'a/1': 'lacking' })).toBeUndefined();
  expect(served(next, undefined, { 'a/1': 'failed' })).toEqual([8, 'host 1']);
  expect(served(next, undefined, { 'host/1': 'failed' })).toBeUndefined();
});

test('what is served partly stays the same object until something changes, so that pages are made once', () => {
  const next = suite(8, { host: '1', a: '1', b: '2' });
  const presence = (name: string) => (name === 'b' ? 'lacking' : 'whole') as Presence;
  const part = servableSuite(next, last, presence);
  expect(servableSuite(next, part, presence)).toBe(part);
  expect(servableSuite(next, part, () => 'whole')).toBe(next);
});
