import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserProject, nodeProject, ownTemporaryFolder } from '@suite/build/jest';

const at = (folder) => fileURLToPath(new URL(folder, import.meta.url));

const remotes = readdirSync(at('.')).filter((name) => name.startsWith('remote-'));
const browser = [
  'host',
  ...remotes,
  'shared/kernel',
  'shared/loader',
  'shared/api',
  'shared/ui',
  'shared/features',
];
const node = ['shared/build', 'shared/release'];

ownTemporaryFolder();

export default {
  cacheDirectory: at('.suite/cache/jest'),
  // What hangs is found all the same; a busy machine must not fail what is only slow.
  testTimeout: 30_000,
  projects: [
    ...browser.map((folder) => browserProject(folder, at(folder))),
    ...node.map((folder) => nodeProject(folder, at(folder))),
    {
      ...nodeProject('e2e', at('e2e')),
      globalSetup: at('e2e/world/testing/before-all-tests.ts'),
      globalTeardown: at('e2e/world/testing/after-all-tests.ts'),
    },
  ],
};
