import { toldFailures, type ToldFailures } from '../../events/told-failures';
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

export const statusCommand: Command = {
  takes: '',
  summary: { en: 'Show what is live.', zh: '查看线上状态。' },
  example: 'npm run release -- status --json',
  options: {},
  names: [0, 0],
  async run({ store }) {
    const [result, told] = [await status(store), await toldFailures(store).catch(() => [])];
    const zone = ownZone();
    return {
      data: { ...result, failures: told },
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
        ...told.map((one) => failuresIn(one, say)),
        say({
          en: `registry revision ${result.revision}, ${result.keys.length > 0 ? `signed by ${result.keys.join(' or ')}` : 'not signed'}`,
          zh: `registry 第 ${result.revision} 版，${result.keys.length > 0 ? `签名密钥 ${result.keys.join('、')}` : '未签名'}`,
        }),
      ],
    };
  },
};
