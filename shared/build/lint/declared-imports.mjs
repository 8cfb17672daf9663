import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join, relative, sep } from 'node:path';

/** The packages that a manifest declares, in whatever way, and its own name. */
function declaredBy(path) {
  const manifest = JSON.parse(readFileSync(path, 'utf8'));
  const { name, dependencies, devDependencies, peerDependencies, optionalDependencies } = manifest;
  const all = { ...dependencies, ...devDependencies, ...peerDependencies, ...optionalDependencies };
  return [name, ...Object.keys(all)];
}

/**
 * What each package of a repository declares, by its folder. As an option of the rule it is part of the lint cache's
 * key: a file is looked at again when a manifest has changed.
 */
export function declaredPackages(root) {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const shared = existsSync(join(root, 'shared')) ? readdirSync(join(root, 'shared')) : [];
  const places = ['', ...folders.map(({ name }) => name), ...shared.map((name) => `shared/${name}`)];
  const withManifest = places.filter((place) => existsSync(join(root, place, 'package.json')));
  return Object.fromEntries(
    withManifest.map((place) => [place, declaredBy(join(root, place, 'package.json'))]),
  );
}

const packageOf = (source) => /^(?:@[^/]+\/)?[^/]+/.exec(source)[0];

/** Forbids imports of what the file's own package does not declare. Its option is what `declaredPackages` found. */
export const declaredImports = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const [declared] = context.options;
    const path = relative(context.cwd, context.filename).split(sep).join('/');
    const places = Object.keys(declared).filter((place) => place === '' || path.startsWith(`${place}/`));
    const place = places.sort((a, b) => b.length - a.length)[0];
    const check = (node) => {
      const source = node.source?.value;
      if (typeof source !== 'string' || /^[./]/.test(source) || isBuiltin(source)) return;
      const name = packageOf(source);
      if (declared[place].includes(name)) return;
      const manifest = place ? `${place}/package.json` : 'package.json';
      context.report({
        node,
        message: `${name} is not declared in ${manifest}: it is found there by chance.`,
      });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
