import { cp, mkdir, rename, rm } from 'node:fs/promises';
import { temporaryFolder } from '../testing/sample';
import { at, json, live, outcome, release } from './testing';

/** Another machine, which remembers nothing of the store. */
const elsewhere = async () => ({ XDG_STATE_HOME: await temporaryFolder() });

test('a store that a stranger has made anew is refused: by memory here, by the given root on another machine', async () => {
  await live();
  await cp(at('store/metadata/1.root.json'), at('root.json'));
  for (const name of ['store', 'store.keys']) await rename(at(name), at(`our-${name}`));
  await mkdir(at('store'));
  expect((await release('publish host remote-a --site site.json', await elsewhere())).exit).toBe(0);
  await rm(at('store.keys'), { recursive: true });
  await rename(at('our-store.keys'), at('store.keys'));
  for (const line of ['status', 'rollback remote-a', 'verify']) {
    expect(await json(line)).toMatchObject({
      exit: expect.any(Number),
      code: expect.stringMatching(/^METADATA_/),
    });
    expect(await outcome(`${line} --trust root.json`, await elsewhere())).toBe('7 METADATA_REFUSED');
  }
  const other = await elsewhere();
  expect(await outcome('status', { ...other, SUITE_TRUST: at('root.json') })).toBe('7 METADATA_REFUSED');
  // A machine that has seen nothing and was told nothing cannot know better.
  expect((await release('status', other)).exit).toBe(0);
  expect(await outcome('status --trust none.json')).toBe('7 TRUST_WRONG');
});
