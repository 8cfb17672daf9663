import { isFailing, trackCounts, type ReleaseCounts } from '../../judge/counts';
import { attempts } from '../../judge/judge';
import { status, type AppStatus, type Status } from '../../publish/status';
import { revisionLine, type Command, type Say } from '../command';
import { countsFrom, countsOptions } from '../counts-from';
import { localTime, zoneName } from '../local-time';
import { rampNote } from '../ramp-note';
import { table } from '../table';

function note({ canary, rolledBackFrom }: AppStatus, say: Say): string {
  const share = canary && `${canary.version} ${canary.percent}`;
  const parts = [
    canary && say(`canary ${share} %`, `灰度 ${share}%`),
    canary && rampNote(canary, say),
    rolledBackFrom && say(`rolled back from ${rolledBackFrom}`, `已从 ${rolledBackFrom} 回退`),
  ];
  return parts.filter(Boolean).join(', ');
}

/** What to type to leave a live version that fails. */
function wayOut({ app, previous, canary }: AppStatus, say: Say): string {
  const rollback = `npm run release -- rollback ${app}${canary ? ' --live' : ''}`;
  return previous
    ? say(`To go back to ${previous}: ${rollback}`, `回退到 ${previous}：${rollback}`)
    : say(
        'There is no version to go back to: publish one that mends it.',
        '没有可以回退的版本，请发布修好的版本。',
      );
}

function failingInWords(release: ReleaseCounts, row: AppStatus, say: Say): string {
  const { app, version, errors, codes } = release;
  const all = attempts(release);
  const reasons = Object.entries(codes)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
  return say(
    `${app}: ${version} failed in ${errors} of ${all} loads (${reasons.join(', ')}). ${wayOut(row, say)}`,
    `${app}：${version} 加载 ${all} 次，失败 ${errors} 次（${reasons.join('、')}）。${wayOut(row, say)}`,
  );
}

const HOUR = 3_600_000;

/** The judge renews a timestamp days before it expires: one with less time left was not renewed. */
function expiryLines({ expires }: Status, say: Say): string[] {
  if (Date.parse(expires) - Date.now() >= 24 * HOUR) return [];
  const time = `${localTime(expires)} ${zoneName()}`;
  return [
    say(
      `the timestamp expires at ${time}, then gateways stop: npm run release -- judge renews it`,
      `timestamp 将于 ${time} 过期，之后网关会停止服务：npm run release -- judge 会续签它`,
    ),
  ];
}

export const statusCommand: Command = {
  summary: { en: 'Show what is live.', zh: '查看线上状态。' },
  example: 'npm run release -- status --json',
  options: countsOptions,
  async run({ store, given, env }) {
    const result = await status(store);
    const counts = await countsFrom(given, env, 'once')?.since(Date.now() - HOUR);
    const failing = result.apps.flatMap((row) => {
      const release = trackCounts(counts ?? [], { app: row.app, version: row.live, canary: false });
      return isFailing(release) ? [{ row, release }] : [];
    });
    return {
      data: { ...result, ...(counts && { failing: failing.map(({ release }) => release) }) },
      lines: (say) => [
        ...table([
          [
            say('app', '应用'),
            say('stable', '线上版本'),
            say('previous', '可回退到'),
            say(`last change (${zoneName()})`, `最近变更（${zoneName()}）`),
            say('by', '操作人'),
            say('note', '备注'),
          ],
          ...result.apps.map((row) => [
            row.app,
            row.live,
            row.previous ?? '-',
            row.since ? localTime(row.since.when) : '-',
            row.since?.who ?? '-',
            note(row, say),
          ]),
        ]),
        ...failing.map(({ row, release }) => failingInWords(release, row, say)),
        ...Object.entries(result.broken).map(([app, reason]) =>
          say(`${app} cannot be read: ${reason}`, `${app} 无法读取：${reason}`),
        ),
        ...expiryLines(result, say),
        revisionLine(result, say),
      ],
    };
  },
};
