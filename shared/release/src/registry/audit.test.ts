import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryApp } from '@suite/kernel/registry';
import { releaseOf } from '@suite/kernel/testing';
import { LocalStore } from '../store/local-store';
import { temporaryFolder } from '../testing/sample';
import { history } from './audit';
import { changeRegistry } from './change-registry';

let root: string;
let store: LocalStore;

beforeEach(async () => {
  root = await temporaryFolder();
  store = new LocalStore(root);
});

const live = (version: string, over: Partial<RegistryApp> = {}): RegistryApp => ({
  live: releaseOf(version),
  previous: null,
  ...over,
});
const set = (apps: Record<string, RegistryApp>, why?: string) =>
  changeRegistry(store, { who: 'ann', ...(why && { why }) }, (current) => ({
    registry: { ...current, apps: { ...current.apps, ...apps } },
    what: `set ${Object.keys(apps).join(' ')}`,
  }));

test('a line says which apps a change touched, and what every app was afterwards', async () => {
  await set({ 'remote-a': live('1'), host: live('1') });
  const canary = { release: releaseOf('2'), below: 500 };
  await set({ host: live('1'), 'remote-a': live('1', { previous: '0', canary }) }, 'a reason');
  const [second, first] = await history(store);
  expect(first).toMatchObject({
    apps: ['host', 'remote-a'],
    state: { host: { live: '1', previous: null }, 'remote-a': { live: '1', previous: null } },
    after: null,
  });
  expect(first).not.toHaveProperty('why');
  expect(second).toMatchObject({
    why: 'a reason',
    apps: ['remote-a'],
    state: {
      host: { live: '1', previous: null },
      'remote-a': { live: '1', previous: '0', canary: { version: '2', percent: 5 } },
    },
    after: first?.registry,
  });
  const text = await readFile(join(root, 'registry.json'));
  expect(second?.registry).toBe(createHash('sha256').update(text).digest('hex'));
});

test('the copy that is kept of a registry is that registry', async () => {
  await set({ host: live('1') });
  const [name] = await store.list('revisions');
  expect(name).toMatch(/^0000000001-[\da-f]{8}\.json$/);
  expect(await store.list('audit')).toEqual([name]);
  expect(await readFile(join(root, 'revisions', name as string), 'utf8')).toBe(
    await readFile(join(root, 'registry.json'), 'utf8'),
  );
});

test('as much of the past is read as is asked for', async () => {
  for (let version = 1; version <= 40; version++) await set({ host: live(String(version)) });
  const read = jest.spyOn(store, 'read');
  const revisions = async (limit?: number) => (await history(store, limit)).map(({ revision }) => revision);
  expect(await revisions(3)).toEqual([40, 39, 38]);
  expect(read.mock.calls.length).toBeLessThan(20);
  expect(await revisions(20)).toHaveLength(20);
  expect(await revisions()).toEqual(Array.from({ length: 40 }, (_, i) => 40 - i));
});

test('the history ends at a damaged line, and newer lines are shown', async () => {
  for (let version = 1; version <= 5; version++) await set({ host: live(String(version)) });
  const names = await store.list('audit');
  await writeFile(join(root, 'audit', names[2] as string), '{');
  expect((await history(store)).map(({ revision }) => revision)).toEqual([5, 4]);
});

test('a store without a registry has no history', async () => {
  expect(await history(store)).toEqual([]);
});
