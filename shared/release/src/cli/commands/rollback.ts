import { stopCanary } from '../../publish/canary';
import { publishedApp, publishedView } from '../../publish/published';
import { rollback } from '../../publish/rollback';
import { canaryState } from '../../repository/app-state';
import { ReleaseError } from '../../release-error';
import { flag, option, revisionLine, usage, type Command, type Context } from '../command';
import { canaryAnswer } from './canary';

/** A rollback takes the stable version back and its canary: while there is one, the publisher says which is bad. */
async function refuseUnclear({ store, by, names: [app = ''] }: Context): Promise<void> {
  const { suite } = await publishedView(store, by.keys);
  const { live, canary, rolledBackFrom } = publishedApp(suite.registry, app);
  // After a rollback a second one ends the canary only.
  if (!canary || rolledBackFrom) return;
  const { version, percent } = canaryState(canary);
  throw new ReleaseError('CANARY_OR_LIVE', { app, live: live.version, canary: version, percent });
}

export const rollbackCommand: Command = {
  takes: 'APP',
  summary: {
    en: 'Bring an app back to its previous version, or take its canary back. Safe to repeat.',
    zh: '把应用回退到上一个版本，或撤回它的灰度。重复执行不会再次改变。',
  },
  example: 'npm run release -- rollback remote-exams --why "papers cannot be handed in"',
  options: {
    live: flag('during a canary: both are taken back', '灰度期间：线上版本有问题，灰度也结束'),
    'canary-only': flag(
      'during a canary: only the canary is taken back',
      '灰度期间：只撤回灰度，线上版本不变',
    ),
    to: option('V', 'to this version instead', '回退到指定版本'),
  },
  writes: true,
  names: [1, 1],
  async run(context) {
    const { store, by, given } = context;
    const [app = ''] = context.names;
    const [to, isLive] = [given.text('to'), given.flag('live')];
    const isPlain = to === undefined && !isLive;
    if (given.flag('canary-only')) {
      if (isPlain) return canaryAnswer(await stopCanary({ ...by, store, app }));
      throw usage('--canary-only goes without --live and --to', '--canary-only 不能和 --live、--to 一起用');
    }
    if (isPlain) await refuseUnclear(context);
    const result = await rollback({ ...by, store, app, to });
    return {
      data: result,
      lines: (say) => [
        result.changed
          ? say(
              `${app} is back on ${result.to} (from ${result.from})`,
              `${app} 已从 ${result.from} 回退到 ${result.to}`,
            )
          : say(
              `${app} is on ${result.to} already; go further back by --to`,
              `${app} 已经是 ${result.to}，如需继续回退请用 --to 指定版本`,
            ),
        revisionLine(result, say),
      ],
    };
  },
};
