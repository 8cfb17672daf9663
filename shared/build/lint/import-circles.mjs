import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, relative, sep } from 'node:path';
import ts from 'typescript';

const source = /\.(?:[cm]?js|tsx?)$/;
const skipped = /^(?:node_modules|dist|test-results|\..+)$/;

function filesUnder(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.test(entry.name)) return [];
    const path = posix.join(folder, entry.name);
    if (entry.isDirectory()) return filesUnder(root, path);
    return source.test(path) ? [path] : [];
  });
}

/** The workspaces, and what `@suite/name/path` leads to by their `exports`. */
function packageEntries(root, files) {
  const folders = new Set(files.map((file) => posix.dirname(file)));
  for (const folder of [...folders]) {
    for (let at = folder; at !== '.'; at = posix.dirname(at)) folders.add(at);
  }
  const entries = new Map();
  const packages = [...folders].filter((folder) => existsSync(join(root, folder, 'package.json')));
  for (const folder of packages) {
    const manifest = join(root, folder, 'package.json');
    const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const [key, target] of Object.entries(exports)) {
      if (typeof target === 'string') entries.set(posix.join(name, key), posix.join(folder, target));
    }
  }
  return { entries, packages };
}

function resolver(root) {
  const files = filesUnder(root, '.');
  const known = new Set(files);
  const { entries, packages } = packageEntries(root, files);
  const resolve = (from, specifier) => {
    if (!specifier.startsWith('.')) return entries.get(specifier);
    const path = posix.join(posix.dirname(from), specifier);
    const ends = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];
    return ends.map((end) => path + end).find((one) => known.has(one));
  };
  return { files, packages, resolve };
}

/** Sets of files in which every file reaches every other by imports (Tarjan's algorithm). */
function knotsIn(graph) {
  const state = new Map();
  const stack = [];
  const knots = [];
  const visit = (file) => {
    const own = { index: state.size, low: state.size, open: true };
    state.set(file, own);
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      const seen = state.get(next) ?? visit(next);
      if (seen.open) own.low = Math.min(own.low, seen.low);
    }
    if (own.low === own.index) {
      const knot = stack.splice(stack.indexOf(file));
      for (const one of knot) state.get(one).open = false;
      if (knot.length > 1 || graph.get(file)?.has(file)) knots.push(new Set(knot));
    }
    return own;
  };
  for (const file of graph.keys()) if (!state.has(file)) visit(file);
  return knots;
}

/** The shortest way by imports from one file of a knot to another, both ends included. */
function wayBack(graph, knot, from, to) {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way[way.length - 1];
    if (last === to) return way;
    for (const next of graph.get(last)) {
      if (!knot.has(next) || seen.has(next)) continue;
      seen.add(next);
      ways.push([...way, next]);
    }
  }
  return [];
}

/** Turns a circle so that it begins with its first file by name: found from any file, it is the same. */
function turned(circle) {
  const first = circle.indexOf([...circle].sort()[0]);
  return [...circle.slice(first), ...circle.slice(0, first)];
}

/** The circles of a graph, each once: lists of which each member leads to the next and the last to the first. */
function circlesIn(graph) {
  const circles = new Map();
  for (const knot of knotsIn(graph)) {
    for (const from of knot) {
      for (const to of graph.get(from)) {
        if (!knot.has(to)) continue;
        const circle = turned(wayBack(graph, knot, to, from));
        circles.set(circle.join(), circle);
      }
    }
  }
  return [...circles.values()].sort((a, b) => a.length - b.length || a.join().localeCompare(b.join()));
}

const isTest = (file) => /\.test\.|(?:^|\/)testing[./]/.test(file);

/**
 * The two folders of one package between which an import crosses: the first in which the paths differ. None where one
 * file is above the other, as a page is above its parts; between packages `arrows-down` judges.
 */
function foldersApart(from, to, packages) {
  const [a, b] = [from, to].map((file) => posix.dirname(file).split('/'));
  const at = a.findIndex((name, index) => name !== b[index]);
  if (at < 0 || at >= b.length) return undefined;
  const common = a.slice(0, at).join('/');
  // The root of the suite's repository holds packages; that of a single remote is one.
  const isAround = (folder) =>
    folder === '.' ? packages.length === 1 : common === folder || common.startsWith(`${folder}/`);
  if (!packages.some(isAround)) return undefined;
  return [a, b].map((path) => path.slice(0, at + 1).join('/'));
}

/** The circles of folders: every import on the way of one, as a circle of its own. Tests may look anywhere. */
function folderCircles(graph, packages) {
  const folders = new Map();
  const imports = new Map();
  for (const [from, targets] of graph) {
    for (const to of isTest(from) ? [] : targets) {
      const apart = isTest(to) ? undefined : foldersApart(from, to, packages);
      if (!apart) continue;
      const [a, b] = apart;
      folders.set(a, (folders.get(a) ?? new Set()).add(b));
      if (!folders.has(b)) folders.set(b, new Set());
      imports.set(`${a} ${b}`, [...(imports.get(`${a} ${b}`) ?? []), [from, to]]);
    }
  }
  return circlesIn(folders).map((circle) => ({
    way: [...circle, circle[0]].join(' -> '),
    imports: circle.flatMap((folder, at) => imports.get(`${folder} ${circle[(at + 1) % circle.length]}`)),
  }));
}

/**
 * The import circles of a repository, type imports included: files of which each imports the next and the last the
 * first, and folders of a package that import each other. Found once a lint run, in `eslint.config.mjs`: as an option
 * of the rule they are part of the lint cache's key, so that no file keeps a verdict that another file ended.
 */
export function importCircles(root) {
  const { files, packages, resolve } = resolver(root);
  const graph = new Map();
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    const found = ts.preProcessFile(text).importedFiles.map(({ fileName }) => resolve(file, fileName));
    graph.set(file, new Set(found.filter(Boolean)));
  }
  return { files: circlesIn(graph), folders: folderCircles(graph, packages) };
}

/** Forbids files, and folders, that import each other in a circle. Its option is what `importCircles` found. */
export const noImportCircles = {
  meta: { type: 'problem', schema: [{ type: 'object' }] },
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    const [{ files, folders }] = context.options;
    const ofFile = files
      .filter((circle) => circle.includes(file))
      .map((circle) => {
        const at = circle.indexOf(file);
        return `import circle: ${[...circle.slice(at), ...circle.slice(0, at), file].join(' -> ')}`;
      });
    const ofFolders = folders.flatMap(({ way, imports }) =>
      imports.flatMap(([from, to]) =>
        from === file ? [`circle of folders: ${way}, by importing ${to}`] : [],
      ),
    );
    return {
      Program(node) {
        for (const message of [...ofFile, ...ofFolders])
          context.report({ node, loc: { line: 1, column: 0 }, message });
      },
    };
  },
};
