import { relative, resolve, sep } from 'node:path';

/** Makes the rule that a workspace imports only the workspaces that `mayImport` lists for it. */
export function arrowsDown(root, mayImport) {
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

  return {
    meta: { type: 'problem' },
    create(context) {
      const from = workspaceOf(context.filename);
      const check = (node) => {
        const source = node.source?.value;
        if (!from || typeof source !== 'string') return;
        const to = targetOf(source, context.filename);
        if (to && to !== from && !mayImport[from].includes(to)) {
          context.report({ node, message: `${from} must not import ${to}: arrows point down only` });
        }
        if (to && to !== from && source.startsWith('.') && !from.startsWith('e2e')) {
          context.report({ node, message: `import ${to} by its package name: its index is its contract` });
        }
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
