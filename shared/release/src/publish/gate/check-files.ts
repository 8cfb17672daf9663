import type { ReleaseManifest } from '@suite/loader/registry';
import { wideSelectors, type WideSelector } from '@suite/kernel/style-scope';
import { parse, type Node, type Program } from 'acorn';
import { ReleaseError } from '../../release-error';
import { isOrdinary, takenFile, type Releases } from '../../repository/releases';

/**
 * The newest syntax of a release's scripts, and of the inline script, which the oldest engines read too. ES modules need
 * engines that have `import()` and `import.meta`, such as Chromium 66; acorn knows both from ES2020 on.
 */
const FLOOR = { script: 2015, inline: 5, modules: 2020 } as const;

const inlineScript =
  /<script\b(?![^>]*\bsrc\s*=)(?![^>]*\btype\s*=\s*["']?[^"'>]*json)[^>]*>([\s\S]*?)<\/script>/gi;

/** Parses a script, or refuses it: one newer construct stops the whole script on an old engine. */
function parsed(
  app: string,
  path: string,
  code: string,
  edition: (typeof FLOOR)[keyof typeof FLOOR],
  sourceType: 'script' | 'module' = 'script',
): Node {
  const floor = edition === FLOOR.modules ? 'ES2018 and modules' : `ES${edition}`;
  const above = (fault: string) => new ReleaseError('SYNTAX_ABOVE_FLOOR', { app, path, floor, fault });
  let script: Node;
  try {
    script = parse(code, { ecmaVersion: edition, sourceType });
  } catch (error) {
    throw above((error as Error).message);
  }
  for (const node of edition === FLOOR.modules ? nodesOf(script) : []) {
    const newer = newerThanModules(node);
    if (newer) throw above(newer);
  }
  return script;
}

/** What of ES2019 and ES2020 a node has that engines with modules may lack. */
function newerThanModules({ type, operator, bigint, exported }: Record<string, unknown>) {
  if (type === 'ChainExpression') return 'optional chaining';
  if (type === 'LogicalExpression' && operator === '??') return 'the operator ??';
  if (type === 'ExportAllDeclaration' && exported) return 'an export of a namespace';
  return bigint === undefined ? undefined : 'a BigInt';
}

function* nodesOf(value: unknown): Generator<Record<string, unknown>> {
  if (Array.isArray(value)) for (const item of value) yield* nodesOf(item);
  else if (typeof value === 'object' && value !== null && 'type' in value) {
    yield value as Record<string, unknown>;
    for (const child of Object.values(value)) yield* nodesOf(child);
  }
}

const isNamed = (node: unknown, name: string) => {
  const { type, name: own, value } = (node ?? {}) as { type?: string; name?: string; value?: unknown };
  return type === 'Identifier' ? own === name : type === 'Literal' && value === name;
};

/** The global variables of a script: stock plugins make a container one of them. */
const variablesOf = (script: Node): unknown[] =>
  (script as Program).body.flatMap((node) =>
    node.type === 'VariableDeclaration' && node.kind === 'var' ? node.declarations.map(({ id }) => id) : [],
  );

/** Whether this is a container's global: its name, or that of the app, which the page makes that of the release. */
const isContainer = (left: unknown, names: readonly string[], variables: readonly unknown[]) => {
  const { type, property } = (left ?? {}) as { type?: string; property?: unknown };
  return names.some((name) =>
    type === 'MemberExpression'
      ? isNamed(property, name)
      : isNamed(left, name) && variables.some((variable) => isNamed(variable, name)),
  );
};

const missing = (app: string, fault: string) => new ReleaseError('EXPOSED_MISSING', { app, fault });

/** Refuses an entry that gives its container no global name. With modules it does so by the value of a variable. */
function checkNamed({ name: app, live, modules }: ReleaseManifest, entry: Node): void {
  const container = live.container as string;
  const names = [container, app.replace(/\W/g, '_')];
  const variables = variablesOf(entry);
  const isNamedHere = modules
    ? variables.some((variable) => isNamed(variable, container))
    : [...nodesOf(entry)].some(
        ({ type, left }) => type === 'AssignmentExpression' && isContainer(left, names, variables),
      );
  if (!isNamedHere) throw missing(app, `the entry never sets window.${container}`);
}

const exposesRoutes = (script: Node) =>
  [...nodesOf(script)].some(({ type, key }) => type === 'Property' && isNamed(key, './routes'));

/** Refuses a document with an inline script that the oldest engines cannot read. */
function checkInline(app: string, path: string, html: string): void {
  for (const [, code = ''] of html.matchAll(inlineScript)) parsed(app, path, code, FLOOR.inline);
}

/**
 * Refuses scripts that the oldest engines cannot read, and a container without its global name or route table: it would
 * load and then show no page. Of ES modules, which only newer engines load, any may have the table.
 */
export function checkScripts(manifest: ReleaseManifest, files: ReadonlyMap<string, Buffer>): void {
  const { name, live, document, modules } = manifest;
  const edition = modules ? FLOOR.modules : FLOOR.script;
  let exposed = !live.container;
  for (const path of [...files.keys()].filter((one) => one.endsWith('.js'))) {
    const isEntry = path === live.entry;
    const sourceType = modules && !isEntry ? 'module' : 'script';
    const script = parsed(name, path, String(files.get(path)), edition, sourceType);
    if (isEntry && live.container) checkNamed(manifest, script);
    if (isEntry || modules) exposed ||= exposesRoutes(script);
  }
  if (!exposed) throw missing(name, 'the container does not expose ./routes');
  if (document) checkInline(name, document, String(files.get(document)));
}

/** Libraries keep the values of their variables here. Pages that do not use them look the same. */
const isForVariables = ({ selector, variables }: WideSelector) =>
  variables && /^(?:html|body|:root|:host)+$/.test(selector);

/** Refuses a remote's style sheets that hit other apps' pages. Only the host has styles for the whole document. */
export function checkStyles({ name: app }: ReleaseManifest, files: ReadonlyMap<string, Buffer>): void {
  if (app === 'host') return;
  for (const [path, body] of files) {
    if (!path.endsWith('.css')) continue;
    const wide = wideSelectors(body.toString()).find((one) => !isForVariables(one));
    if (wide) throw new ReleaseError('STYLE_WIDE', { app, path, selector: wide.selector.slice(0, 80) });
  }
}

const KB = 1024;

/**
 * The most that a visitor may have to download, compressed, in bytes: of the host its script and styles, of a remote
 * its container with styles, for which every page waits; one page with both; all scripts and styles of a release. An
 * ordinary remote may bring the federation runtime along, which takes 20 to 26 KB of its container.
 */
const BUDGETS = { host: 140 * KB, entry: 16 * KB, ordinary: 32 * KB, page: 200 * KB, release: 6 * KB * KB };

/** Every part of a release that has a budget; `wire` gives the compressed size of a file. */
export function partsOf(
  { name, live, files }: ReleaseManifest,
  wire: (path: string) => number,
  budgets = BUDGETS,
) {
  const sum = (paths: readonly string[]) =>
    [...new Set(paths)].reduce((total, path) => total + wire(path), 0);
  const start = [live.entry, ...(live.libraries ?? []), ...live.styles];
  const loaded = Object.keys(files).filter((path) => /\.(?:js|css)$/.test(path));
  const kind = isOrdinary(name, live.container) ? 'ordinary' : 'entry';
  return [
    { what: 'the entry', bytes: sum(start), limit: budgets[name === 'host' ? 'host' : kind] },
    ...live.routes.map((route) => ({
      what: `the page ${route.name}`,
      bytes: sum([...start, ...(live.tableFiles ?? []), ...route.files]),
      limit: budgets.page,
    })),
    { what: 'the release', bytes: sum(loaded), limit: budgets.release },
  ];
}

/** Refuses a release if a part is over its budget. `all` holds the files and their compressed forms. */
export function checkBudgets(
  manifest: ReleaseManifest,
  all: ReadonlyMap<string, Buffer>,
  budgets = BUDGETS,
): void {
  const wire = (path: string) => (all.get(`${path}.br`) ?? all.get(path) ?? Buffer.alloc(0)).length;
  const over = partsOf(manifest, wire, budgets).find(({ bytes, limit }) => bytes > limit);
  if (!over) return;
  const [size, limit] = [over.bytes, over.limit].map((bytes) => (bytes / KB).toFixed(1)) as [string, string];
  throw new ReleaseError('SIZE_OVER', { app: manifest.name, what: over.what, size, limit });
}

/** Refuses a release that has another content under a name which it shares with other releases of its app. */
export async function checkSharedFiles(manifest: ReleaseManifest, releases: Releases): Promise<void> {
  const { name: app, byContent } = manifest;
  for (const version of byContent ? releases.versions(app) : []) {
    const other = version === manifest.version ? undefined : await releases.findWhole(app, version);
    const path = other && takenFile(manifest, other);
    if (path !== undefined) throw new ReleaseError('FILE_TAKEN', { app, path, version });
  }
}
