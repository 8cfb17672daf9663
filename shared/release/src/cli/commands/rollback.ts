import { stopCanary } from '../../operations/canary';
import { publishedApp, publishedRegistry } from '../../operations/published';
import { rollback } from '../../operations/rollback';
import { percentOf } from '../../registry/app-state';
import { ReleaseError } from '../../release-error';
import type { Answer, Command, Context } from '../command';

/** A rollback takes the live version back and its canary: while there is one, the publisher says which is bad. */
async function refuseUnclear({ store, names: [app = ''] }: Context): Promise<void> {
  const { live, canary, rolledBackFrom } = publishedApp(await publishedRegistry(store), app);
  // After a rollback a second one ends the canary only.
  if (!canary || rolledBackFrom) return;
  const { release, below } = canary;
  throw new ReleaseError('CANARY_OR_LIVE', {
    app,
    live: live.version,
    canary: release.version,
    percent: percentOf(below),
  });
}

async function endCanary({ store, by, names: [app = ''] }: Context): Promise<Answer> {
  const result = await stopCanary({ ...by, store, app });
  return {
    data: result,
    lines: (say) => [
      result.changed
        ? say({
            en: `${app}: the canary was taken back, ${result.live} stays for everybody`,
            zh: `${app}：已撤回灰度，全部访客使用 ${result.live}`,
          })
        : say({
            en: `${app} has no canary, ${result.live} is live for everybody`,
            zh: `${app} 没有灰度版本，全部访客使用 ${result.live}`,
          }),
      say({ en: `registry revision ${result.revision}`, zh: `registry 第 ${result.revision} 版` }),
    ],
  };
}

export const rollbackCommand: Command = {
  takes: 'APP',
  summary: {
    en: 'Bring an app back to its previous version, or take its canary back. Safe to repeat.',
    zh: '把应用回退到上一个版本，或撤回它的灰度。重复执行不会再次改变。',
  },
  example: 'npm run release -- rollback remote-exams --why "papers cannot be handed in"',
  options: {
    live: {
      type: 'boolean',
      text: {
        en: 'during a canary: the live version is bad; its canary ends as well',
        zh: '灰度期间：有问题的是线上版本（同时结束灰度）',
      },
    },
    'canary-only': {
      type: 'boolean',
      text: {
        en: 'during a canary: only the canary is bad; the live version stays',
        zh: '灰度期间：只撤回灰度，线上版本不变',
      },
    },
    to: { type: 'string', value: 'V', text: { en: 'to this version instead', zh: '回退到指定版本' } },
  },
  writes: true,
  names: [1, 1],
  async run(context) {
    const {
      store,
      by,
      names: [app = ''],
      given,
    } = context;
    const to = given.text('to');
    if (given.flag('canary-only')) {
      if (to === undefined && !given.flag('live')) return endCanary(context);
      throw new ReleaseError('USAGE', {
        fault: '--canary-only goes without --live and --to',
        command: ' rollback',
      });
    }
    if (to === undefined && !given.flag('live')) await refuseUnclear(context);
    const result = await rollback({ ...by, store, app, ...(to && { to }) });
    return {
      data: result,
      lines: (say) => [
        result.changed
          ? say({
              en: `${app} is back on ${result.to} (from ${result.from})`,
              zh: `${app} 已从 ${result.from} 回退到 ${result.to}`,
            })
          : say({
              en: `${app} is on ${result.to} already; go further back by --to`,
              zh: `${app} 已经是 ${result.to}，如需继续回退请用 --to 指定版本`,
            }),
        say({ en: `registry revision ${result.revision}`, zh: `registry 第 ${result.revision} 版` }),
      ],
    };
  },
};
