import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import { cssFaults } from './css-floor.mjs';

/** Lets ESLint read a style sheet: for it the program is empty, and the rule below reads the text. */
export const styleSheets = {
  meta: { name: 'style-sheets', version: '1' },
  parseForESLint(text) {
    const lines = text.split('\n');
    const end = { line: lines.length, column: lines[lines.length - 1].length };
    const loc = { start: { line: 1, column: 0 }, end };
    const range = [0, text.length];
    return { ast: { type: 'Program', body: [], tokens: [], comments: [], sourceType: 'module', loc, range } };
  },
};

const declared = /(--[\w-]+)\s*:/g;
/** A component may set a variable: `style={{ '--landing-hero': color }}`. */
const set = /['"](--[\w-]+)['"]/g;

const namesIn = (file) =>
  [...readFileSync(file, 'utf8').matchAll(file.endsWith('.css') ? declared : set)].map(([, name]) => name);

function variablesUnder(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(?:css|tsx?)$/.test(entry.name))
    .flatMap((entry) => namesIn(join(entry.parentPath ?? entry.path, entry.name)));
  return [...new Set(names)].sort();
}

function tokensOf(root) {
  try {
    const index = createRequire(join(root, 'package.json')).resolve('@suite/ui');
    return namesIn(join(dirname(index), 'tokens/tokens.css'));
  } catch {
    return [];
  }
}

/**
 * The design tokens, and the variables that each of these folders has for itself. As an option of the rule they are
 * part of the lint cache's key, so that no style sheet keeps a verdict that another file ended.
 */
export const variablesOf = (root, folders) => ({
  tokens: tokensOf(root),
  own: Object.fromEntries(folders.map((folder) => [folder, variablesUnder(join(root, folder))])),
});

/** Judges a style sheet. Its option is what `variablesOf` found. */
export const styleFloor = (root) => ({
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create: (context) => ({
    Program() {
      const [{ tokens, own }] = context.options;
      const path = relative(root, context.filename).split(sep).join('/');
      const folder = Object.keys(own).find((name) => path.startsWith(`${name}/`));
      const known = new Set([...tokens, ...(own[folder] ?? [])]);
      for (const { line, column, message } of cssFaults(context.sourceCode.text, (name) => known.has(name)))
        context.report({ loc: { line, column: column - 1 }, message });
    },
  }),
});
