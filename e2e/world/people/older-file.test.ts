import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Group } from '../api/group';
import { groups } from '../api/groups';
import { createWorld } from '../create-world';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'world-older-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (some: readonly Group[]) => createWorld({ db: join(folder, 'world.db'), groups: some });

test('a data file of an earlier version begins anew, so that the content that came since is there', async () => {
  await (await open(groups.filter(({ name }) => name !== 'orders' && name !== 'notes'))).close();
  const { world, close } = await open(groups);
  const { goods } = await world.db
    .selectFrom('goods')
    .select(({ fn }) => fn.countAll<number>().as('goods'))
    .executeTakeFirstOrThrow();
  expect(goods).toBeGreaterThan(5);
  await close();
});

test('a data file of this version keeps what was done', async () => {
  const before = await open(groups);
  await before.world.clock.advance(3600_000);
  const at = before.world.clock.now();
  await before.close();
  const after = await open(groups);
  expect(after.world.clock.now()).toBeGreaterThanOrEqual(at);
  await after.close();
});
