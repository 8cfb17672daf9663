import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import compat from 'eslint-plugin-compat';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { arrowsDown } from './shared/build/lint/arrows-down.mjs';
import { importCircles, noImportCircles } from './shared/build/lint/import-circles.mjs';
import { globals, inPage } from './shared/build/lint/one-way.mjs';
import browsers from './shared/build/browserslist.json' with { type: 'json' };

const root = fileURLToPath(new URL('.', import.meta.url));

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('remote-'));
const apps = ['host', ...remotes];
const pageLayers = ['shared/features', 'shared/ui', 'shared/api', 'shared/kernel'];

/** What each workspace may import. Arrows point down only, and no remote knows another. */
const mayImport = {
  ...Object.fromEntries(apps.map((app) => [app, [...pageLayers, 'shared/build']])),
  'shared/features': ['shared/ui', 'shared/api', 'shared/kernel', 'shared/build'],
  'shared/ui': ['shared/api', 'shared/kernel', 'shared/build'],
  // The gallery shows the pieces of the features beside those of the design system.
  'shared/ui/gallery': [...pageLayers, 'shared/build'],
  'shared/api': ['shared/kernel'],
  'shared/kernel': [],
  'shared/build': ['shared/kernel', 'shared/api'],
  'shared/release': ['shared/kernel'],
  'e2e/world': ['shared/api'],
  e2e: [...apps, ...pageLayers, 'shared/build', 'shared/release', 'e2e/world'],
};

const inPages = ['host/src/**', 'remote-*/src/**', 'shared/{features,ui,api,kernel}/**'];

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', '.suite/', '**/test-results/'] },
  ...tseslint.configs.recommended,
  {
    plugins: {
      suite: { rules: { 'arrows-down': arrowsDown(root, mayImport), 'no-import-circles': noImportCircles } },
    },
    rules: {
      'suite/arrows-down': 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  { rules: { 'suite/no-import-circles': ['error', importCircles(root)] } },
  {
    files: inPages.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: ['**/*.test.ts', '**/*.test.tsx'],
    ...compat.configs['flat/recommended'],
    settings: {
      targets: browsers,
      polyfills: [
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
      ],
    },
  },
  {
    files: inPages.map((folder) => `${folder}/*.tsx`),
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    settings: { 'jsx-a11y': { components: { OverInput: 'input' } } },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    ignores: ['**/*.test.tsx', 'shared/ui/gallery/**'],
    rules: { 'max-lines': ['error', { max: 180, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['remote-*/src/**', 'host/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-vant', message: 'Take it from @suite/ui, which adds the roles that it lacks.' },
            {
              name: 'react-router-dom',
              message: 'Take it from @suite/kernel/router, of which a page has one copy.',
            },
            { name: '@tanstack/react-query', message: 'Take it from @suite/kernel.' },
          ],
        },
      ],
    },
  },
  {
    files: inPages.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: [
      '**/*.test.{ts,tsx}',
      '**/testing.{ts,tsx}',
      '**/testing/**',
      // The inline loader starts before any module is there.
      'host/src/boot/**',
      // The one way itself.
      'shared/kernel/src/{storage,time}/**',
    ],
    rules: { 'no-restricted-globals': globals, 'no-restricted-syntax': inPage },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
