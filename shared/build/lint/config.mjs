import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';
import { declaredImports, declaredPackages } from './declared-imports.mjs';
import { houseRules } from './house-rules.mjs';
import { importCircles, noImportCircles } from './import-circles.mjs';

const inPages = ['host/src', 'remote-*/src', 'shared/{features,ui,api,loader,kernel}', 'src'];

/** Not asked for: names, and looks at elements that have no role, such as pictures and charts. */
const testingLibraryChoices = {
  'testing-library/no-container': 'off',
  'testing-library/no-node-access': 'off',
  'testing-library/no-render-in-lifecycle': 'off',
  'testing-library/no-unnecessary-act': 'off',
  'testing-library/no-wait-for-side-effects': 'off',
  'testing-library/prefer-screen-queries': 'off',
  'testing-library/render-result-naming-convention': 'off',
};

/**
 * The sweeps walk over many pages in one test, our checkboxes lie under their own picture, and a test that nothing
 * more is sent has to wait.
 */
const playwrightChoices = {
  'playwright/consistent-spacing-between-blocks': 'off',
  'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
  'playwright/no-conditional-expect': 'off',
  'playwright/no-conditional-in-test': 'off',
  'playwright/no-force-option': 'off',
  'playwright/no-networkidle': 'off',
  'playwright/no-wait-for-timeout': 'off',
};

const code = '**/*.{ts,tsx,mjs,cjs}';
const testFiles = ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.{ts,tsx}', 'e2e/specs/**'];

/** Lines that say something. */
const lines = (max) => ['error', { max, skipBlankLines: true, skipComments: true }];

/**
 * A function is read from top to bottom, a component beside what it draws. A switch counts as one decision. Older
 * functions that are longer are counted in eslint-suppressions.json, which may only get shorter: whoever splits one runs
 * `npx eslint . --prune-suppressions`.
 */
const sizes = [
  { files: [code], rules: { 'max-lines': lines(400) } },
  {
    files: [code],
    // Tests stand in describe blocks, and a picture has as many lines as strokes.
    ignores: [...testFiles, '**/art/**', 'shared/ui/gallery/**'],
    rules: { 'max-lines-per-function': lines(60), complexity: ['error', { max: 12, variant: 'modified' }] },
  },
  {
    files: ['**/*.tsx'],
    ignores: [...testFiles, '**/art/**', 'shared/ui/gallery/**'],
    rules: { 'max-lines-per-function': lines(80) },
  },
];

/** What pages and their tests are made of. */
const ofPages = [
  {
    files: inPages.map((folder) => `${folder}/**/*.{ts,tsx}`),
    plugins: { 'react-hooks': reactHooks },
    // The plugin's other rules are of the React compiler, which builds do without; they double lint's time.
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: inPages.map((folder) => `${folder}/**/*.tsx`),
    plugins: { 'jsx-a11y': jsxA11y },
    settings: { 'jsx-a11y': { components: { OverInput: 'input' } } },
    rules: jsxA11y.flatConfigs.strict.rules,
  },
  {
    ...testingLibrary.configs['flat/react'],
    files: inPages.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    rules: { ...testingLibrary.configs['flat/react'].rules, ...testingLibraryChoices },
  },
];

const ofSpecs = {
  ...playwright.configs['flat/recommended'],
  files: ['e2e/specs/**/*.ts'],
  // The tour takes pictures and expects nothing.
  ignores: ['e2e/specs/tour/**'],
  rules: { ...playwright.configs['flat/recommended'].rules, ...playwrightChoices },
};

/**
 * All rules of a repository that need no types, of the one with all apps and of one that has a single remote; those that
 * know types are in types.json.
 */
export const suiteLint = (root) =>
  tseslint.config(
    { ignores: ['**/dist/', '**/node_modules/', '.suite/', '**/test-results/'] },
    ...tseslint.configs.recommended,
    {
      files: [code],
      plugins: {
        circles: { rules: { 'no-import-circles': noImportCircles } },
        manifests: { rules: { 'declared-imports': declaredImports } },
      },
      rules: {
        eqeqeq: 'error',
        'circles/no-import-circles': ['error', importCircles(root)],
        'manifests/declared-imports': ['error', declaredPackages(root)],
        '@typescript-eslint/consistent-type-imports': 'error',
        // Oxlint has it, and needs no seconds for it.
        '@typescript-eslint/no-unused-vars': 'off',
      },
    },
    ...sizes,
    ...ofPages,
    ofSpecs,
    { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
    ...houseRules(root),
  );
