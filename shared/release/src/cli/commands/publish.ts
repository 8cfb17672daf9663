import { resolve } from 'node:path';
import type { Site } from '@suite/kernel/site';
import { publishAll, type Published, type PublishAllOptions } from '../../publish/publish';
import { currentView } from '../../repository/change-registry';
import type { Settings } from '../../repository/registry';
import { ReleaseError } from '../../release-error';
import { appsIn, findBuilds, readJson, refuseOldBuild } from '../builds';
import {
  flag,
  option,
  options,
  revisionLine,
  usage,
  type Answer,
  type Command,
  type Context,
  type Option,
  type Say,
} from '../command';

/** The apps to publish: those that are named, or all of them. */
function appsToPublish({ names, given, cwd }: Context): readonly string[] {
  const isAll = given.flag('all');
  if (isAll && names.length > 0) throw usage('--all goes without names', '--all 不能和应用名一起用');
  const wanted = isAll ? appsIn(cwd) : names;
  if (wanted.length === 0) throw usage('publish APP... | --all', 'publish 应用... | --all');
  for (const name of ['version', 'dist']) {
    if (wanted.length === 1 || given.text(name) === undefined) continue;
    throw usage(`--${name} goes with one app`, `--${name} 一次只能用于一个应用`);
  }
  return wanted;
}

/** Where the releases come from: builds, or the store if the version that is wanted is not the one that is built. */
async function releaseSources(context: Context): Promise<Pick<PublishAllOptions, 'dists' | 'stored'>> {
  const builds = findBuilds(context);
  const version = context.given.text('version');
  const [{ app, folder, version: found = '-' }] = builds as [(typeof builds)[0]];
  if (version === undefined || found === version) return { dists: builds.map((build) => build.folder) };
  const view = await currentView(context.store);
  if (view?.suite.releases.has(`${app}/${version}`)) return { dists: [], stored: [{ app, version }] };
  throw new ReleaseError('VERSION_NOT_BUILT', { where: folder, app, found, version });
}

/** Reads the settings of the environment from a file; publishing checks them. */
function readSite({ cwd, given }: Context): Site | undefined {
  const file = given.text('site');
  if (file === undefined) return undefined;
  const site = readJson<Site>(resolve(cwd, file));
  if (!site) throw new ReleaseError('SITE_WRONG', { setting: file });
  return site;
}

/** Builds carry no settings of an environment. In a store without them every page would stay blank. */
function refuseWithoutSite({ names, given }: Context, settings: Settings | undefined): void {
  if (!names.includes('host') || given.flag('upload') || given.text('site') !== undefined) return;
  if (settings?.site) return;
  throw new ReleaseError('SITE_MISSING', { apps: given.flag('all') ? '--all' : names.join(' ') });
}

function appLine(
  { name, version, changed }: Published['apps'][number],
  { canary, upload }: Pick<PublishAllOptions, 'canary' | 'upload'>,
  say: Say,
): string {
  const app = `${name} ${version}`;
  if (upload) return say(`${app} is in the store`, `${app} 已存入仓库`);
  const [en, zh] = canary === undefined ? ['', ''] : [` for ${canary} %`, `（${canary}% 的访客）`];
  return changed
    ? say(`${app} is live${en}`, `${app} 已上线${zh}`)
    : say(`${app} was live already${en && `${en} at least`}`, `${app} 已在线上${zh}，无需更改`);
}

/** How a canary goes on. */
function nextStep(apps: Published['apps'], say: Say): string {
  const command = `npm run release -- canary ${apps.length === 1 ? apps[0]?.name : 'APP'}`;
  return say(
    `next: ${command} --percent 20, or --promote for everybody; --stop takes it back`,
    `下一步：${command} --percent 20，或用 --promote 给全部访客，用 --stop 撤回`,
  );
}

/** Publishes what the options of `publish` and `promote` say, by a function that knows where the releases are. */
export async function publishAs(
  context: Context,
  work: (options: Omit<PublishAllOptions, 'dists'>) => Promise<Published>,
): Promise<Answer & { data: Published & { uploaded: boolean } }> {
  const { store, given, by, tell } = context;
  const view = await currentView(store, by.keys);
  // A folder's keys are made beside it; elsewhere somebody has to decide where they lie.
  if (!view && store.keyFolder === undefined) throw new ReleaseError('REPOSITORY_MISSING');
  refuseWithoutSite(context, view?.settings);
  const want = { canary: given.number('canary'), upload: given.flag('upload') };
  const more = { site: readSite(context), lost: given.texts('drop-route') };
  const result = await work({ ...by, ...want, ...more, store, tell });
  const { apps, changed } = result;
  const isCanary = want.canary !== undefined && apps.some((app) => app.changed);
  const isFirst = changed && !want.upload && Object.keys(view?.states ?? {}).length === 0;
  return {
    data: { ...result, uploaded: want.upload },
    lines: (say) => [
      ...apps.map((app) => appLine(app, want, say)),
      ...(isCanary ? [nextStep(apps, say)] : []),
      revisionLine(result, say),
      ...(isFirst ? [say('nothing was live in this store before', '此前这个仓库没有上线过内容')] : []),
    ],
  };
}

export const publishOptions: Record<string, Option> = {
  canary: option('N', 'for N percent of the visitors', '只面向 N% 的访客'),
  'drop-route': options(
    'PATH',
    'a route that is given up; "*" for every one',
    '声明不再提供的路由，"*" 表示全部',
  ),
  site: option('FILE', 'settings of the environment, which stay', '环境设置（JSON 文件），以后一直沿用'),
};

export const publishCommand: Command = {
  takes: 'APP... | --all',
  summary: {
    en: 'Put the build of an app into the store and make it live, for everybody or for some.',
    zh: '把应用的构建产物存入仓库并上线，面向全部或部分访客。',
  },
  example: 'npm run release -- publish remote-exams --canary 5 --why "new answer sheet"',
  options: {
    all: flag('every app of this repository', '这个仓库的所有应用'),
    version: option('V', 'this version, built or in the store', '指定版本：已构建的，或仓库中已有的'),
    ...publishOptions,
    upload: flag('put it into the store, make nothing live', '只存入仓库，不上线'),
    again: flag('with --version: also one that was taken back', '与 --version 一起用：曾被撤回的也上线'),
    dist: option('DIR', "the build's folder; APP/dist otherwise", '构建产物目录，默认 APP/dist'),
  },
  writes: true,
  names: [0, Infinity],
  async run(asked) {
    const context = { ...asked, names: appsToPublish(asked) };
    const { given } = context;
    const published = await publishAs(context, async (options) =>
      publishAll({ ...options, ...(await releaseSources(context)), again: given.flag('again') }),
    );
    for (const { name, version, changed } of given.flag('upload') ? [] : published.data.apps) {
      if (!changed) await refuseOldBuild(name, version, context);
    }
    return published;
  },
};
