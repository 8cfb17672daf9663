import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { remotesIn } from '@suite/build/workspace';
import { added, before, lockWorkspace, sorted, type Edit } from './edits';
import { namesOf, type Names } from './names';
import { NewError } from './new-error';
import { callFiles } from './templates/call';
import { pageFiles, type PageFacts } from './templates/page';
import { remoteFiles, remoteManifest } from './templates/remote';
import { repositoryFiles } from './templates/repository';

/** Files to write, and shared lists to edit. */
export interface Plan {
  files: Record<string, string>;
  edits: Record<string, Edit[]>;
}

const joined = (...plans: Plan[]): Plan => {
  const all: Plan = { files: {}, edits: {} };
  for (const { files, edits } of plans) {
    Object.assign(all.files, files);
    for (const [path, list] of Object.entries(edits)) (all.edits[path] ??= []).push(...list);
  }
  return all;
};

/** Refuses a name that some file of a folder exports already: an index exports them all together. */
function refuseExported(root: string, folder: string, names: readonly string[]): void {
  for (const file of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(join(root, folder, file), 'utf8');
    const taken = names.find((name) =>
      new RegExp(`^export (?:const|function|interface|type) ${name}\\b`, 'm').test(text),
    );
    if (taken) throw new NewError('TAKEN', { what: `${taken} (${folder}/${file})` });
  }
}

/** Refuses a name or a path that a route of some app has. The build refuses more: other forms of the same address. */
function refuseRoute(root: string, { names, path }: PageFacts): void {
  for (const app of ['host', ...remotesIn(root)]) {
    for (const file of readdirSync(join(root, app, 'src'), { recursive: true, encoding: 'utf8' })) {
      if (!/(?:^|[\\/])routes\.ts$/.test(file)) continue;
      const text = readFileSync(join(root, app, 'src', file), 'utf8');
      const taken = [`name: '${names.pascal}'`, `path: '${path}'`].find((part) => text.includes(part));
      if (taken) throw new NewError('TAKEN', { what: `${taken} (${app}/src/${file})` });
    }
  }
}

/** A declared call with the group that answers it. */
function planCall(root: string, names: Names): Plan {
  const { key, camel, pascal } = names;
  refuseExported(root, 'shared/api/src', [`${camel}List`, pascal]);
  return {
    files: callFiles(names),
    edits: {
      'shared/api/src/index.ts': [sorted(/^export \* from/, `export * from './${key}';`)],
      'e2e/world/api/groups/index.ts': [
        before('\n/** Every group', `import { ${camel} } from './${key}';\n`),
        before(/\];\n*$/, `  ${camel},\n`),
      ],
    },
  };
}

/** A page of an app; it reads the call of its own name, which is made unless it is there. */
function planPage(root: string, facts: PageFacts): Plan {
  const { app, names, title, path } = facts;
  const { key, camel, pascal } = names;
  if (facts.tile && (title.length > 6 || path.includes(':'))) throw new NewError('BAD_TILE', { title, path });
  if (!/^(?:\/(?::[a-zA-Z]\w*\??|[\w-]+))+$/.test(path)) throw new NewError('BAD_PATH', { path });
  refuseRoute(root, facts);
  refuseExported(root, 'shared/kernel/src/links', [camel]);
  const hasParameter = /:\w+(?!\w*\?)/.test(path);
  const address = path.replace(/\/:\w+\?/g, '').replace(/:\w+/g, '1');
  const page: Plan = {
    files: pageFiles(facts),
    edits: {
      [`${app}/src/routes.ts`]: [
        sorted(/^import /, `import { ${camel}Routes } from './${key}/routes';`),
        added(/\]\);\n*$/, `...${camel}Routes`),
      ],
      'shared/kernel/src/links/links.ts': [
        before(/$/, `export const ${camel} = /* @__PURE__ */ link('${path}');\n`),
      ],
      ...(hasParameter && {
        'e2e/specs/sweep/places.ts': [
          before('};\n\n/** Every route', `  ${pascal}: { 'mid-course': ['${address}'] },\n`),
        ],
      }),
    },
  };
  return existsSync(join(root, `shared/api/src/${key}.ts`)) ? page : joined(planCall(root, names), page);
}

/** An app with its first page. */
function planRemote(root: string, facts: PageFacts): Plan {
  const { app, names } = facts;
  const source = `import ${names.camel} from '../../../../${app}/src/routes';`;
  const folder: Plan = {
    files: remoteFiles(root, app),
    edits: {
      'package-lock.json': [lockWorkspace(app, remoteManifest(root))],
      'e2e/bench/monolith/src/index.tsx': [
        sorted(/^import \w+ from '.*remote-/, source),
        before(/\]\) \{\n {2}tables/, `, ${names.camel}`),
      ],
    },
  };
  return joined(folder, planPage(root, facts));
}

/** An app in a repository of its own. */
function planRepository(root: string, facts: PageFacts, fromRegistry: boolean): Plan {
  if (remotesIn(root).includes(facts.app)) throw new NewError('TAKEN', { what: facts.app });
  refuseRoute(root, facts);
  return { files: repositoryFiles(root, facts, fromRegistry), edits: {} };
}

/** What the command line says beside names. */
export interface Given {
  in?: string | undefined;
  title?: string | undefined;
  path?: string | undefined;
  registry?: boolean | undefined;
  tile?: boolean | undefined;
}

/** Reads the command line into a plan. */
export function planOf(root: string, [kind, name = '']: readonly string[], given: Given): Plan {
  if (kind === 'call' && name) return planCall(root, namesOf(name));
  if (!/^(?:page|remote|repository)$/.test(kind ?? '') || !name || !given.title?.trim())
    throw new NewError('USAGE');
  const names = namesOf(name.replace(/^remote-/, ''));
  const facts = { names, title: given.title.trim(), path: given.path ?? `/${names.key}`, tile: given.tile };
  const own = { ...facts, app: `remote-${names.key}` };
  if (kind === 'remote') return planRemote(root, own);
  if (kind === 'repository') return planRepository(root, own, given.registry === true);
  const apps = ['host', ...remotesIn(root)];
  const app = apps.find((one) => one === given.in);
  if (!app) throw new NewError('NO_APP', { app: given.in ?? '', apps: apps.join(', ') });
  return planPage(root, { ...facts, app });
}
