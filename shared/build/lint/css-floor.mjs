import postcss from 'postcss';

/** Properties that engines of the floor (Chromium 66, iOS 10.3) do not know, and what does the same there. */
const properties = [
  [/^(?:row-|column-)?gap$/, 'give the children a margin; in a grid, write grid-gap'],
  [/^inset(?:-|$)/, 'write top, right, bottom and left'],
  [/^aspect-ratio$/, 'give a ::before a padding-top in percent'],
  [
    /^(?:margin|padding|border)-(?:inline|block)(?:-|$)/,
    'write the physical sides: left, right, top, bottom',
  ],
  [/^(?:min-|max-)?(?:inline|block)-size$/, 'write width or height'],
  [/^place-(?:content|items|self)$/, 'write the align- and justify- properties'],
  [/^(?:translate|rotate|scale)$/, 'write transform'],
  [/^container(?:-|$)/, 'use a media query'],
  [/^accent-color$/, 'draw the control, as @suite/ui does'],
];

/** Values of the same kind. They are allowed after a declaration of the property that older engines take. */
const values = [
  [/\b(?:clamp|min|max)\(/, 'write the plain size first'],
  [/\d(?:dvh|svh|lvh|dvw|cqw|cqh|cqi)\b/, 'write the size in vh or percent first'],
  [/\b(?:color-mix|oklch|oklab|lab|lch)\(/, 'write the color as #rrggbb or rgba() first'],
  [/\brgba?\([^,)]*\s[^,)]*\)/, 'write rgba(r, g, b, a) with commas'],
  [/\bconic-gradient\(/, 'write another background first'],
];

const selectors = [
  [/:(?:is|where|has)\(/, 'write the selectors one by one'],
  [/(?<!:not\():focus-visible/, 'write :focus, and take it back by :not(:focus-visible)'],
];

const atRules = [
  [/^container$/, 'use @media'],
  [/^layer$/, 'order the rules by their files'],
  [/^property$/, 'set the variable in :root'],
];

const FLOOR = 'engines of the floor (Chromium 66, iOS 10.3) do not know it';

const insteadOf = (list, text) => list.find(([pattern]) => pattern.test(text))?.[1];

/** Inside `@supports` only engines that know the feature look. */
const isAsked = (node) => {
  for (let above = node.parent; above; above = above.parent)
    if (above.type === 'atrule' && above.name === 'supports') return true;
  return false;
};

const hasFallback = (declaration) =>
  declaration.parent.nodes
    .slice(0, declaration.parent.index(declaration))
    .some((one) => one.prop === declaration.prop && !insteadOf(values, one.value));

function floorFault(node) {
  if (isAsked(node)) return undefined;
  const say = (what, instead) => instead && `${what}: ${FLOOR}. Instead, ${instead}.`;
  if (node.type === 'atrule') return say(`@${node.name}`, insteadOf(atRules, node.name));
  if (node.type === 'rule') return say(node.selector, insteadOf(selectors, node.selector));
  if (node.type !== 'decl') return undefined;
  const property = insteadOf(properties, node.prop);
  if (property) return say(node.prop, property);
  return hasFallback(node) ? undefined : say(`${node.prop}: ${node.value}`, insteadOf(values, node.value));
}

const named = /var\(\s*(--[\w-]+)/g;

/** Variables that a style sheet uses and that neither it nor the list knows. react-vant has its own. */
function* unknownTokens(root, isKnown) {
  const own = new Set();
  root.walkDecls(/^--/, ({ prop }) => void own.add(prop));
  const found = [];
  root.walkDecls((node) => {
    for (const [, name] of node.value.matchAll(named))
      if (!own.has(name) && !isKnown(name) && !name.startsWith('--rv-')) found.push([node, name]);
  });
  yield* found;
}

/** What is wrong in a style sheet: features under the floor, and variables that are no design token. */
export function cssFaults(text, isKnown) {
  const root = postcss.parse(text);
  const faults = [];
  const add = (node, message) => faults.push({ ...node.source.start, message });
  root.walk((node) => {
    const fault = floorFault(node);
    if (fault) add(node, fault);
  });
  for (const [node, name] of unknownTokens(root, isKnown))
    add(node, `${name} is no design token. Take one of shared/ui/src/tokens/tokens.css.`);
  return faults;
}
