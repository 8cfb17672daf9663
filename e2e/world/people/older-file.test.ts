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
  const fill = jest.fn(async () => undefined);
  await (await open(groups)).close();
  await (await open([...groups, { name: 'later', handlers: [], fill }])).close();
  expect(fill).toHaveBeenCalledTimes(1);
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
