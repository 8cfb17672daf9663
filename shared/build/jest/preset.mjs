import { fileURLToPath } from 'node:url';

export { ownTemporaryFolder } from './own-temporary.mjs';

const here = (file) => fileURLToPath(new URL(file, import.meta.url));

const transform = {
  '\\.(ts|tsx|js|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

const properties = { '^fast-check$': here('./property.cjs') };

/** Unit tests of code that runs in a page. */
export const browserProject = (displayName, rootDir) => ({
  displayName,
  rootDir,
  testEnvironment: here('./environment.cjs'),
  setupFilesAfterEnv: [here('./setup.mjs')],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: {
    '\\.module\\.css$': here('./class-names.cjs'),
    '\\.css$': here('./empty.cjs'),
    '\\.(png|svg)$': here('./asset.cjs'),
    '^@react-vant/icons$': here('./icons.cjs'),
    ...properties,
  },
  transform,
  transformIgnorePatterns: ['/node_modules/(?!(react-vant|@react-vant|uqr|@suite)/)'],
});

/** Unit tests of code that runs in Node. */
export const nodeProject = (displayName, rootDir) => ({
  displayName,
  rootDir,
  testEnvironment: here('./node-environment.cjs'),
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  moduleNameMapper: properties,
  transform,
  // Jest cannot run these, which are modules, nor the dynamic import of @fastify/cookie.
  transformIgnorePatterns: ['/node_modules/(?!(p-map|marked|@seriousme|@fastify/cookie)/)'],
});
