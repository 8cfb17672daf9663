import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseManifest, Site } from '@suite/kernel/registry';
import { publishAll, type Published } from '../../publish/publish';
import { currentRegistry } from '../../registry/current-registry';
import { ReleaseBook } from '../../releases/release-book';
import { ReleaseError } from '../../release-error';
import type { Answer, Command, Context, Said } from '../command';
import { numberOf } from '../number-of';
import { refuseOldBuild } from '../refuse-old-build';

const built = (folder: string): ReleaseManifest | undefined => {
  const file = join(folder, 'release.json');
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ReleaseManifest) : undefined;
  } catch {
    return undefined;
  }
};

/** The folder of an app's build: in the app's folder, or in this one if this is the app's own checkout. */
function distOf(app: string, { cwd, given }: Context): string {
  const named = given.text('dist');
  if (named) return resolve(cwd, named);
  const own = join(cwd, 'dist');
  return built(own)?.name === app ? own : join(cwd, app, 'dist');
}

/** The name of the package in a folder: a remote in a repository of its own is the package there. */
function nameOf(folder: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name?: string }).name;
  } catch {
    return undefined;
  }
}

/** Refuses a name that is no folder here: telling to build it would lead astray. */
function refuseMissing(app: string, context: Context): void {
  const { cwd } = context;
  if (existsSync(join(cwd, app)) || built(distOf(app, context)) || nameOf(cwd) === app) return;
  throw new ReleaseError('APP_NOT_HERE', { app, where: cwd, known: appsIn(cwd).join(', ') || '-' });
}

/** Refuses a build of another app than the one that is named. */
function refuseOther(app: string, context: Context): void {
  const where = distOf(app, context);
  const name = built(where)?.name ?? app;
  if (name !== app)
    throw new ReleaseError('USAGE', {
      fault: `${where} is a build of ${name}, not of ${app}`,
      command: ' publish',
    });
}

async function sourcesOf(context: Context) {
  const { names, given, store } = context;
  const version = given.text('version');
  if (given.flag('again') && version === undefined) {
    const found = names.map((app) => `${app} ${built(distOf(app, context))?.version ?? '-'}`).join(', ');
    const fault = `--again needs --version V; what is built is ${found}`;
    throw new ReleaseError('USAGE', { fault, command: ' publish' });
  }
  if (version === undefined && given.text('dist') === undefined) {
    for (const app of names) refuseMissing(app, context);
  }
  for (const app of names) refuseOther(app, context);
  if (version === undefined) return { dists: names.map((app) => distOf(app, context)) };
  const [app = ''] = names;
  if (names.length > 1)
    throw new ReleaseError('USAGE', { fault: '--version goes with one app', command: ' publish' });
  const where = distOf(app, context);
  const found = built(where)?.version;
  if (found === version) return { dists: [where] };
  if (await new ReleaseBook(store).find(app, version)) {
    const hash = given.text('hash');
    return { dists: [], stored: [{ app, version, ...(hash && { hash }) }] };
  }
  throw new ReleaseError('VERSION_NOT_BUILT', { where, app, found: found ?? '-', version });
}

/** Reads the settings of the environment from a file; publishing checks them. */
export function siteOf({ cwd, given }: Context): Site | undefined {
  const file = given.text('site');
  if (file === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(resolve(cwd, file), 'utf8')) as Site;
  } catch {
    throw new ReleaseError('SITE_WRONG', { setting: file });
  }
}

/** The apps of this repository: the host first, because a new store needs it. */
function appsIn(cwd: string): string[] {
  const files = ['package.json', 'dist/release.json'];
  const isApp = (name: string) =>
    /^(?:host|remote-.+)$/.test(name) && files.some((file) => existsSync(join(cwd, name, file)));
  return readdirSync(cwd).filter(isApp).sort();
}

/** The apps to publish: those that are named, or all of them. */
function namesOf({ names, given, cwd }: Context): readonly string[] {
  const all = given.flag('all');
  const wanted = all ? appsIn(cwd) : names;
  if (wanted.length > 0 && !(all && names.length > 0)) return wanted;
  const fault = all && names.length > 0 ? 'publish: --all goes without names' : 'publish APP... | --all';
  throw new ReleaseError('USAGE', { fault, command: ' publish' });
}

/** Builds carry no settings of an environment. In a store without them every page would stay blank. */
export async function refuseWithoutSite({ names, store, given }: Context): Promise<void> {
  if (!names.includes('host') || given.flag('upload') || given.text('site') !== undefined) return;
  if ((await currentRegistry(store))?.registry.site) return;
  throw new ReleaseError('SITE_MISSING', { apps: given.flag('all') ? '--all' : names.join(' ') });
}

const revisionLine = ({ revision }: Pick<Published, 'revision'>, say: (said: Said) => string) =>
  say({ en: `registry revision ${revision}`, zh: `registry 第 ${revision} 版` });

const firstOfStore: Said = {
  en: 'the store is new: nothing was live in it before',
  zh: '这是新仓库，此前没有上线过任何内容',
};

/** How a canary goes on. */
const nextStep = (apps: Published['apps'], say: (said: Said) => string) => {
  const command = `npm run release -- canary ${apps.length === 1 ? apps[0]?.name : 'APP'}`;
  return say({
    en: `next: ${command} --percent 20, or --promote for everybody; --stop takes it back`,
    zh: `下一步：${command} --percent 20，或用 --promote 给全部访客，用 --stop 撤回`,
  });
};

/** What was published, in words. */
export const publishedLines =
  ({ apps, revision, changed }: Published, canary: string | undefined): Answer['lines'] =>
  (say) => [
    ...apps.map(({ name, version, changed: isNew }) => {
      if (!isNew && canary !== undefined) {
        return say({
          en: `${name} ${version} was live already, for everybody or at least ${canary} %: nothing was changed`,
          zh: `${name} ${version} 已对全部或至少 ${canary}% 的访客上线，无需更改`,
        });
      }
      if (!isNew) {
        return say({
          en: `${name} ${version} was live already`,
          zh: `${name} ${version} 已在线上，无需更改`,
        });
      }
      return canary === undefined
        ? say({ en: `${name} ${version} is live`, zh: `${name} ${version} 已上线` })
        : say({
            en: `${name} ${version} is live for ${canary} %`,
            zh: `${name} ${version} 已对 ${canary}% 的访客上线`,
          });
    }),
    ...(canary !== undefined && apps.some(({ changed }) => changed) ? [nextStep(apps, say)] : []),
    revisionLine({ revision }, say),
    ...(changed && revision === 1 ? [say(firstOfStore)] : []),
  ];

export const publishCommand: Command = {
  takes: 'APP... | --all',
  summary: {
    en: 'Put the build of an app into the store and make it live, for everybody or for some.',
    zh: '把应用的构建产物存入仓库并上线，面向全部或部分访客。',
  },
  example: 'npm run release -- publish remote-exams --canary 5 --why "new answer sheet"',
  options: {
    all: {
      type: 'boolean',
      text: { en: 'every app of this repository', zh: '这个仓库的所有应用' },
    },
    version: {
      type: 'string',
      value: 'V',
      text: {
        en: 'this version: of the build, or one that is in the store',
        zh: '指定版本：构建产物的版本，或仓库中已有的版本',
      },
    },
    hash: {
      type: 'string',
      value: 'HASH',
      text: {
        en: 'with --version: what the upload of that version printed',
        zh: '与 --version 一起用：该版本上传时打印的校验值',
      },
    },
    canary: {
      type: 'string',
      value: 'N',
      text: { en: 'for N percent of the visitors', zh: '只面向 N% 的访客' },
    },
    upload: {
      type: 'boolean',
      text: { en: 'put it into the store, make nothing live', zh: '只存入仓库，不上线' },
    },
    'drop-route': {
      type: 'string',
      multiple: true,
      value: 'PATH',
      text: {
        en: 'a route that is given up, even if another app links to it; "*" for every one',
        zh: '声明不再提供的路由（即使别的应用还链接到它），"*" 表示全部',
      },
    },
    again: {
      type: 'boolean',
      text: {
        en: 'with --version: also if it was taken back before',
        zh: '与 --version 一起用：曾被撤回的版本也重新上线',
      },
    },
    site: {
      type: 'string',
      value: 'FILE',
      text: {
        en: 'settings of the environment, as JSON; they hold until others are given',
        zh: '环境设置（JSON 文件），一直沿用到下一次给出为止',
      },
    },
    dist: {
      type: 'string',
      value: 'DIR',
      text: { en: "the build's folder; APP/dist otherwise", zh: '构建产物目录，默认 APP/dist' },
    },
  },
  writes: true,
  names: [0, Infinity],
  async run(asked) {
    const names = namesOf(asked);
    const context = { ...asked, names };
    const { store, given, by, tell } = context;
    if (given.text('dist') && names.length > 1) {
      throw new ReleaseError('USAGE', { fault: '--dist goes with one app', command: ' publish' });
    }
    await refuseWithoutSite(context);
    const canary = given.text('canary');
    const result = await publishAll({
      ...by,
      store,
      ...(await sourcesOf(context)),
      site: siteOf(context),
      ...(canary !== undefined && { canary: numberOf('canary', canary) }),
      lost: given.texts('drop-route'),
      again: given.flag('again'),
      upload: given.flag('upload'),
      tell,
    });
    const upload = given.flag('upload');
    for (const { name, version, changed } of result.apps) {
      if (!changed && !upload) await refuseOldBuild(name, version, context);
    }
    return {
      data: { ...result, uploaded: upload },
      lines: upload
        ? (say) => [
            ...result.apps.map(({ name, version, hash }) =>
              say({
                en: `${name} ${version} is in the store, hash ${hash}`,
                zh: `${name} ${version} 已存入仓库，校验值 ${hash}`,
              }),
            ),
            revisionLine(result, say),
          ]
        : publishedLines(result, canary),
    };
  },
};
