import { createHash, randomBytes } from 'node:crypto';
import type { ReleaseManifest } from '@suite/loader/registry';
import { makeArchives, withCompressed } from '../src/publish/package';
import type { Suite, SuiteReader } from '../src/repository/view';
import { createGateway, listen } from '../src/serve/index';

/** A script that is 100 KB as brotli, because half of its text is random. */
const body = Buffer.from(
  Array.from({ length: 2750 }, (_, i) => `call("${randomBytes(36).toString('base64')}", ${i});`).join('\n'),
);
const manifest: ReleaseManifest = {
  schema: 1,
  name: 'remote-bench',
  version: '1.0.0',
  live: { entry: 'asset.js', styles: [], routes: [], container: 'bench' },
  builtAgainst: {},
  files: {
    'asset.js': { sha384: createHash('sha384').update(body).digest('base64'), bytes: body.length },
  },
};
const suite: Suite = {
  revision: 1,
  registry: { schema: 1, revision: 1, apps: {} },
  releases: new Set(['remote-bench/1.0.0']),
  broken: {},
  flags: new Map(),
  expires: Infinity,
  keysExpire: Infinity,
};
const reader: SuiteReader = {
  read: async () => suite,
  manifest: async () => manifest,
  archive: async () => (await makeArchives(await withCompressed(new Map([['asset.js', body]]))))['files.tar'],
};

/** The gateway runs in its own process, so that only its own memory is measured. */
const mirror = process.argv[2] as string;
const gateway = createGateway({ store: mirror, reader, mirror });
process.send?.(await listen(gateway, 0));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ rss: process.memoryUsage.rss(), cpu: user + system });
});
process.once('disconnect', () => void gateway.close());
