import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { houseRules } from './house-rules.mjs';
import { importCircles, noImportCircles } from './import-circles.mjs';

const inPages = ['host/src', 'remote-*/src', 'shared/{features,ui,api,loader,kernel}', 'src'];

/** All rules of a repository: of the one with all apps, and of one that has a single remote. */
export const suiteLint = (root) =>
  tseslint.config(
    { ignores: ['**/dist/', '**/node_modules/', '.suite/', '**/test-results/'] },
    ...tseslint.configs.recommended,
    {
      files: ['**/*.{ts,tsx,mjs,cjs}'],
      rules: {
        'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
        eqeqeq: 'error',
        '@typescript-eslint/consistent-type-imports': 'error',
        '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      },
    },
    {
      files: ['**/*.{ts,tsx,mjs,cjs}'],
      plugins: { circles: { rules: { 'no-import-circles': noImportCircles } } },
      rules: { 'circles/no-import-circles': ['error', importCircles(root)] },
    },
    {
      files: inPages.map((folder) => `${folder}/**/*.tsx`),
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
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
    ...houseRules(root),
  );
