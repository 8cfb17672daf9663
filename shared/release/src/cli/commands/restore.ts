import { restore } from '../../publish/restore';
import { option, revisionLine, usage, type Command } from '../command';

export const restoreCommand: Command = {
  takes: '--revision N',
  summary: {
    en: 'Bring the whole suite back to the versions of a revision, in one change.',
    zh: '把所有应用一次回到某一版次的线上版本。',
  },
  example: 'npm run release -- restore --revision 41 --why "nobody can log in"',
  options: { revision: option('N', 'the revision, as history shows it', '版次，见 history') },
  writes: true,
  async run({ store, by, given }) {
    const to = given.count('revision');
    if (to === undefined) throw usage('restore needs --revision N', 'restore 需要 --revision 版次');
    const result = await restore({ ...by, store, to });
    return {
      data: result,
      lines: (say) => [
        ...result.apps.map(({ app, from, to: version }) =>
          from === version
            ? say(`${app}: the canary was taken back`, `${app}：已撤回灰度`)
            : say(`${app} is back on ${version} (from ${from})`, `${app} 已从 ${from} 回到 ${version}`),
        ),
        ...(result.changed
          ? []
          : [say(`all apps are as in revision ${to} already`, `所有应用已与第 ${to} 版一致`)]),
        revisionLine(result, say),
      ],
    };
  },
};
