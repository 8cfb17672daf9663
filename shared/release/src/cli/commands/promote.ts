import { promote } from '../../operations/promote';
import { ReleaseError } from '../../release-error';
import type { Command } from '../command';
import { numberOf } from '../number-of';
import { publishedLines, refuseWithoutSite, siteOf } from './publish';

export const promoteCommand: Command = {
  takes: 'APP... --from STORE',
  summary: {
    en: 'Publish what was tried out in another store: the very same files, through the gate of this one.',
    zh: '把在另一个仓库里试过的版本原样发布到这个仓库，重新通过这里的检查。',
  },
  example:
    'npm run release -- promote remote-exams --from s3://test/suite --to s3://production/suite --why "tested"',
  options: {
    from: {
      type: 'string',
      value: 'STORE',
      text: { en: 'the store that it was tried out in', zh: '试过的版本所在的仓库' },
    },
    to: {
      type: 'string',
      value: 'STORE',
      text: { en: 'the store to publish in; the same as --store', zh: '要发布到的仓库，同 --store' },
    },
    version: {
      type: 'string',
      value: 'V',
      text: { en: 'this version; what is live there otherwise', zh: '指定版本，默认是那里的线上版本' },
    },
    canary: {
      type: 'string',
      value: 'N',
      text: { en: 'for N percent of the visitors', zh: '只面向 N% 的访客' },
    },
    'drop-route': {
      type: 'string',
      multiple: true,
      value: 'PATH',
      text: { en: 'a route that is given up', zh: '声明不再提供的路由' },
    },
    site: {
      type: 'string',
      value: 'FILE',
      text: { en: 'settings of the environment, as JSON', zh: '环境设置（JSON 文件）' },
    },
  },
  names: [1, Infinity],
  async run(asked) {
    const { given, by, names, tell, open } = asked;
    const usage = (fault: string) => new ReleaseError('USAGE', { fault, command: ' promote' });
    const [from, to, version] = ['from', 'to', 'version'].map((name) => given.text(name));
    if (from === undefined) throw usage('promote needs --from STORE');
    if (version !== undefined && names.length > 1) throw usage('--version goes with one app');
    const context = to === undefined ? asked : { ...asked, ...(await open(to)) };
    await refuseWithoutSite(context);
    const canary = given.text('canary');
    const result = await promote({
      ...by,
      store: context.store,
      from: (await open(from)).store,
      apps: names.map((app) => ({ app, ...(version !== undefined && { version }) })),
      site: siteOf(context),
      ...(canary !== undefined && { canary: numberOf('canary', canary) }),
      lost: given.texts('drop-route'),
      tell,
    });
    return { data: result, lines: publishedLines(result, canary) };
  },
};
