import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { arrowsDown } from './arrows-down.mjs';
import { compatConfig } from './compat.mjs';
import { globals, inPage, inRemote, sender } from './one-way.mjs';
import { styleScope } from './style-scope.mjs';
import { styleFloor, styleSheets, variablesOf } from './style-sheets.mjs';

const browsers = JSON.parse(readFileSync(new URL('../browserslist.json', import.meta.url), 'utf8'));

const pageLayers = ['shared/features', 'shared/ui', 'shared/api', 'shared/kernel'];
/** How files get into a page: the host starts it, and the design system's lazy pieces stand on it. */
const LOADER = 'shared/loader';

const isApp = (root) => (name) =>
  /^(?:host|remote-.+)$/.test(name) && existsSync(join(root, name, 'package.json'));

/** What each workspace may import. Arrows point down only, and no remote knows another. */
function arrowsOf(root) {
  const apps = readdirSync(root).filter(isApp(root));
  const mayImport = {
    ...Object.fromEntries(apps.map((app) => [app, [...pageLayers, 'shared/build']])),
    ...(apps.includes('host') && { host: [...pageLayers, LOADER, 'shared/build'] }),
    'shared/features': ['shared/ui', 'shared/api', 'shared/kernel', 'shared/build'],
    'shared/ui': ['shared/kernel', LOADER, 'shared/build'],
    // The gallery shows the pieces of the features beside those of the design system.
    'shared/ui/gallery': [...pageLayers, 'shared/build'],
    'shared/api': ['shared/kernel'],
    [LOADER]: ['shared/kernel'],
    'shared/kernel': [],
    'shared/build': ['shared/kernel', LOADER, 'shared/api'],
    'shared/release': ['shared/kernel', LOADER],
    'e2e/world': ['shared/api'],
    e2e: [...apps, ...pageLayers, LOADER, 'shared/build', 'shared/release', 'e2e/world'],
  };
  return { apps, mayImport };
}

/** Libraries that pages reach by a module of the suite. */
const facades = [
  { name: 'react-vant', message: 'Take it from @suite/ui, which adds the roles that it lacks.' },
  { name: 'react-router-dom', message: 'Take it from @suite/kernel/router, of which a page has one copy.' },
  { name: '@tanstack/react-query', message: 'Take it from @suite/kernel.' },
];

/** Newer than the engines of the floor, and filled in by the host's polyfills. */
const polyfills = [
  'AbortController',
  'AbortSignal',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'Promise',
  'Object.entries',
  'Object.values',
  'Object.fromEntries',
  'Array.from',
  'IntersectionObserver',
  'ResizeObserver',
  'queueMicrotask',
  'globalThis',
  'URL',
  'URLSearchParams',
];

const tests = ['**/*.test.{ts,tsx}', '**/testing.{ts,tsx}', '**/testing/**'];

/** Where code of pages is: in a repository with all apps, and in one that has a single remote. */
const sourcesIn = (apps) =>
  apps.length > 0
    ? { ofApps: apps.map((app) => `${app}/src`), ofPackages: [...pageLayers, LOADER] }
    : { ofApps: ['src'], ofPackages: [] };

/** By this the lint cache notices that a rule was changed. */
function versionOfRules() {
  const hash = createHash('sha1');
  const own = readdirSync(import.meta.dirname).map((name) => join(import.meta.dirname, name));
  const shared = createRequire(import.meta.url).resolve('@suite/kernel/style-scope');
  for (const file of [...own, shared]) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 8);
}

const suitePlugin = (root, arrows) => ({
  meta: { name: 'suite', version: versionOfRules() },
  rules: {
    'arrows-down': arrowsDown(root, arrows),
    'style-floor': styleFloor(root),
    'style-scope': styleScope(root),
  },
});

/**
 * The rules that a build keeps as well as lint does, so that what one refuses the other does not let pass. Each
 * mistake has one message, which says what to do instead.
 */
export function houseRules(root) {
  const arrows = arrowsOf(root);
  const { ofApps, ofPackages } = sourcesIn(arrows.apps);
  const sources = [...ofApps, ...ofPackages];
  const scriptsIn = (folders) => folders.map((folder) => `${folder}/**/*.{ts,tsx}`);
  const scripts = scriptsIn(sources);
  const remotes = ofApps.filter((folder) => folder !== 'host/src');
  const suite = suitePlugin(root, arrows);
  return [
    {
      files: ['**/*.{ts,tsx,mjs,cjs}'],
      plugins: { suite },
      rules: { 'suite/arrows-down': 'error' },
    },
    {
      files: scripts,
      ignores: ['**/*.test.ts', '**/*.test.tsx'],
      ...compatConfig,
      settings: { targets: browsers, polyfills },
    },
    {
      files: scriptsIn(ofApps),
      rules: { 'no-restricted-imports': ['error', { paths: facades }] },
    },
    {
      files: scripts,
      ignores: [
        ...tests,
        // What runs in the document itself starts before any module is there.
        'host/src/boot/**',
        'shared/loader/src/{address,storage}.ts',
        // The one way itself.
        'shared/kernel/src/{storage,time}/**',
      ],
      rules: { 'no-restricted-globals': globals, 'no-restricted-syntax': inPage },
    },
    {
      files: scriptsIn(remotes),
      ignores: tests,
      rules: {
        'no-restricted-imports': ['error', { paths: [...facades, sender] }],
        'no-restricted-syntax': inRemote,
      },
    },
    {
      files: sources.map((folder) => `${folder}/**/*.css`),
      plugins: { suite },
      languageOptions: { parser: styleSheets },
      rules: { 'suite/style-floor': ['error', variablesOf(root, sources)] },
    },
    {
      // The design system itself has the styles of the document and of react-vant.
      files: [...ofApps, 'shared/features/src'].map((folder) => `${folder}/**/*.css`),
      rules: { 'suite/style-scope': 'error' },
    },
  ];
}
