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

export const statusCommand: Command = {
  takes: '',
  summary: { en: 'Show what is live.', zh: '查看线上状态。' },
  example: 'npm run release -- status --json',
  options: {},
  names: [0, 0],
  async run({ store }) {
    const result = await status(store);
    const zone = ownZone();
    return {
      data: result,
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
        say({
          en: `registry revision ${result.revision}, ${result.keys.length > 0 ? `signed by ${result.keys.join(' or ')}` : 'not signed'}`,
          zh: `registry 第 ${result.revision} 版，${result.keys.length > 0 ? `签名密钥 ${result.keys.join('、')}` : '未签名'}`,
        }),
      ],
    };
  },
};
