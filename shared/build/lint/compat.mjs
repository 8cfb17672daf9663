import plugin from 'eslint-plugin-compat';

const { compat } = plugin.rules;

/** The names in a file that stand for something which the file itself declares or imports. */
function ownNames({ scopeManager }) {
  const references = scopeManager.scopes.flatMap((scope) => scope.references);
  return new Set(
    references.filter(({ resolved }) => resolved?.defs.length > 0).map(({ identifier }) => identifier),
  );
}

function rootOf(node) {
  return node.type === 'MemberExpression' ? rootOf(node.object) : node;
}

/**
 * eslint-plugin-compat, which compares each member with a thousand names of the browser, one by one. It is asked only
 * about those that could be the browser's: most belong to a variable of the file.
 */
const quick = {
  ...compat,
  create(context) {
    const listeners = compat.create(context);
    const own = ownNames(context.sourceCode);
    return {
      ...listeners,
      MemberExpression(node) {
        if (!own.has(rootOf(node))) listeners.MemberExpression(node);
      },
    };
  },
};

const recommended = plugin.configs['flat/recommended'];

export const compatConfig = { ...recommended, plugins: { compat: { ...plugin, rules: { compat: quick } } } };
