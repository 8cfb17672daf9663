import { ReleaseError, type ReleaseErrorCode } from '../../release-error';
import { targetFile } from '../../repository/metadata';
import { Releases, targetPath, type Roles } from '../../repository/releases';
import type { Reads } from '../../store/store';
import { expectRefusal } from '../../testing/sample';
import { reachable, serves } from './settle';

test.each([
  ['18.3.1', '18.3.1 18.2.0 18.3.0', '17.0.2 18.3.2 18.3.12 18.4.0 19.0.0'],
  ['18.12.0', '18.3.10', '18.12.1'],
  ['0.1.4', '0.1.0', '0.0.1 0.1.5 0.2.0'],
  ['0.0.2', '0.0.2', '0.0.1'],
  ['18.3.1+a', '18.3.1', '19.0.0'],
  ['v18.3.2', 'v18.3.2', '18.3.1'],
  ['1.0.0-rc.2', '1.0.0-rc.2', '1.0.0-rc.1'],
  ['1.0.0', '1.0.0', '1.0.0-rc.1'],
  ['latest', 'latest', '1.0.0'],
])('a host with %s serves what was built against %s, and not against %s', (has, fitting, others) => {
  for (const needs of fitting.split(' ')) expect([needs, serves(has, needs)]).toEqual([needs, true]);
  for (const needs of others.split(' ')) expect([needs, serves(has, needs)]).toEqual([needs, false]);
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
