import { fileURLToPath } from 'node:url';
import { browserProject, nodeProject } from '@suite/build/jest';

const at = (folder) => fileURLToPath(new URL(folder, import.meta.url));

const browser = [
  'host',
  'remote-learning',
  'remote-exams',
  'remote-commerce',
  'remote-contracts',
  'remote-manage-course',
  'remote-tools',
  'shared/kernel',
  'shared/api',
  'shared/ui',
];
const node = ['shared/build', 'shared/release', 'e2e'];

export default {
  cacheDirectory: at('.suite/cache/jest'),
  projects: [
    ...browser.map((folder) => browserProject(folder, at(folder))),
    ...node.map((folder) => nodeProject(folder, at(folder))),
  ],
};
