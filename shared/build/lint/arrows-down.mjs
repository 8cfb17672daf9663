import { relative, resolve, sep } from 'node:path';

const between =
  'Apps are built and released apart: what two of them need goes into @suite/features, and a learner is led ' +
  'to a page of another app by links.x of @suite/kernel/links.';
const upwards =
  'Imports go one way: app -> features -> ui and api; api -> kernel; ui -> loader -> kernel. Move this code up, or what ' +
  'it needs down.';

/** The rooms of a package, from the ground up: a file imports from its own room and from those below. */
const rooms = {
  'shared/release': ['messages', 'store', 'repository', 'publish', 'judge', 'ops', 'serve', 'cli'],
};

/** What is wrong with an import between two rooms of a package. */
function roomFault(workspace, from, to) {
  const order = rooms[workspace] ?? [];
  const room = (file) => order.indexOf(/^src\/([^/]+)\//.exec(file)?.[1]);
  if (room(from) < 0 || room(to) <= room(from)) return undefined;
  return `${order[room(from)]} must not import ${order[room(to)]}. Imports go one way: ${order.toReversed().join(' -> ')}.`;
}

/**
 * Makes the rule that a workspace imports only the workspaces that `mayImport` lists for it, and a room of a package
 * only those below.
 */
export function arrowsDown(root, { apps, mayImport }) {
  const workspaces = Object.keys(mayImport).sort((a, b) => b.length - a.length);

  const workspaceOf = (file) => {
    const path = relative(root, file).split(sep).join('/');
    return workspaces.find((workspace) => path.startsWith(`${workspace}/`));
  };

  const targetOf = (source, file) => {
    if (source.startsWith('.')) return workspaceOf(resolve(file, '..', source));
    const shared = /^@suite\/(\w+)/.exec(source);
    if (shared) return `shared/${shared[1]}`;
    return workspaces.find((workspace) => source === workspace || source.startsWith(`${workspace}/`));
  };

  /** What is wrong with an import, in one sentence: a forbidden one stays forbidden by any path. */
  const faultOf = (from, to, source, file) => {
    if (to && to === from && source.startsWith('.') && !/\.test\.ts$/.test(file)) {
      const inWorkspace = (path) => relative(resolve(root, from), path).split(sep).join('/');
      return roomFault(from, inWorkspace(file), inWorkspace(resolve(file, '..', source)));
    }
    if (!to || to === from) return undefined;
    if (!mayImport[from].includes(to)) {
      const why = apps.includes(from) && apps.includes(to) ? between : upwards;
      return `${from} must not import ${to}. ${why}`;
    }
    if (source.startsWith('.') && !from.startsWith('e2e'))
      return `Import ${to} by its package name: its index is its contract.`;
    return undefined;
  };

  return {
    meta: { type: 'problem' },
    create(context) {
      const from = workspaceOf(context.filename);
      const check = (node) => {
        const source = node.source?.value;
        if (!from || typeof source !== 'string') return;
        const message = faultOf(from, targetOf(source, context.filename), source, context.filename);
        if (message) context.report({ node, message });
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportNamedDeclaration: check,
        ExportAllDeclaration: check,
      };
    },
  };
}
