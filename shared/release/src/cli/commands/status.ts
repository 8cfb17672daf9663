import { toldFailures, type LiveFailures, type ToldFailures } from '../../events/told-failures';
import { status, type AppStatus } from '../../operations/status';
import type { Command, Said } from '../command';
import { ownZone, timeAt, zoneName } from '../local-time';
import { rampNote } from '../ramp-note';
import { table } from '../table';

type Say = (said: Said) => string;

const noteOf = ({ canary, rolledBackFrom }: AppStatus, say: Say) =>
  [
    canary &&
      say({
        en: `canary ${canary.version} ${canary.percent} %`,
        zh: `灰度 ${canary.version} ${canary.percent}%`,
      }),
    canary && rampNote(canary, say),
    rolledBackFrom && say({ en: `rolled back from ${rolledBackFrom}`, zh: `已从 ${rolledBackFrom} 回退` }),
  ]
    .filter(Boolean)
    .join(', ');

const failuresIn = ({ app, failures, seen, needed }: ToldFailures, say: Say) =>
  seen < needed
    ? say({
        en: `${app}: the canary failed ${failures} times and goes on: failures from ${seen} addresses, needs ${needed}. If it is bad: npm run release -- canary ${app} --stop`,
        zh: `${app}：灰度失败 ${failures} 次，没有自动停止：失败来自 ${seen} 个地址，要有 ${needed} 个。确认有问题：npm run release -- canary ${app} --stop`,
      })
    : say({
        en: `${app}: the canary failed ${failures} times, from ${seen} addresses`,
        zh: `${app}：灰度失败 ${failures} 次，来自 ${seen} 个地址`,
      });

/** What to type to leave a live version that fails. */
function wayOut({ app, previous, canary }: AppStatus, say: Say): string {
  const rollback = `npm run release -- rollback ${app}${canary ? ' --live' : ''}`;
  return previous
    ? say({ en: `To go back to ${previous}: ${rollback}`, zh: `回退到 ${previous}：${rollback}` })
    : say({
        en: 'There is no version to go back to: publish one that mends it.',
        zh: '没有可以回退的版本，请发布修好的版本。',
      });
}

const liveFailuresIn = ({ app, version, errors, attempts, codes }: LiveFailures, row: AppStatus, say: Say) =>
  say({
    en: `${app}: ${version} failed in ${errors} of ${attempts} loads of the last hour (${codes.join(', ')}). ${wayOut(row, say)}`,
    zh: `${app}：${version} 近一小时加载 ${attempts} 次，失败 ${errors} 次（${codes.join('、')}）。${wayOut(row, say)}`,
  });

export const statusCommand: Command = {
  takes: '',
  summary: { en: 'Show what is live.', zh: '查看线上状态。' },
  example: 'npm run release -- status --json',
  options: {},
  names: [0, 0],
  async run({ store }) {
    const result = await status(store);
    const told = await toldFailures(store).catch(() => ({ canaries: [], live: [] }));
    const zone = ownZone();
    return {
      data: { ...result, failures: told.canaries, failing: told.live },
      lines: (say) => [
        ...table([
          [
            say({ en: 'app', zh: '应用' }),
            say({ en: 'stable', zh: '线上版本' }),
            say({ en: 'previous', zh: '可回退到' }),
            say({ en: `last change (${zoneName(zone)})`, zh: `最近变更（${zoneName(zone)}）` }),
            say({ en: 'by', zh: '操作人' }),
            say({ en: 'note', zh: '备注' }),
          ],
          ...result.apps.map((row) => [
            row.app,
            row.live,
            row.previous ?? '-',
            row.since ? timeAt(row.since.when, zone) : '-',
            row.since?.who ?? '-',
            noteOf(row, say),
          ]),
        ]),
        ...result.apps.flatMap((row) =>
          told.live.filter(({ app }) => app === row.app).map((one) => liveFailuresIn(one, row, say)),
        ),
        ...told.canaries.map((one) => failuresIn(one, say)),
        say({
          en: `registry revision ${result.revision}, ${result.keys.length > 0 ? `signed by ${result.keys.join(' or ')}` : 'not signed'}`,
          zh: `registry 第 ${result.revision} 版，${result.keys.length > 0 ? `签名密钥 ${result.keys.join('、')}` : '未签名'}`,
        }),
      ],
    };
  },
};
