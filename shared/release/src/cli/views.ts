import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { attempts, isFailing, trackCounts, type ReleaseCounts } from '../judge/judge';
import { said, table, type Said } from '../messages/catalogue';
import { status, verify, type AppStatus, type Status, type Fault } from '../publish/status';
import { trace, type TracedLine } from '../publish/trace';
import { usage } from '../release-error';
import { changeInWords, shareInWords } from '../repository/change-in-words';
import { publishedView } from '../repository/change-suite';
import { history } from '../repository/history';
import { freezeLine } from './changes';
import { countsFrom, countsOptions, rampNote } from './canary';
import { command, exits, revisionLine, type Command, type Say } from './command';

/** A time by the clock of a time zone, this machine's own otherwise, to the second. Swedes write it as ISO does. */
export const localTime = (iso: string, timeZone?: string): string =>
  new Date(iso).toLocaleString('sv-SE', { timeZone });

/** The name of a time zone, this machine's own otherwise, such as UTC+8. */
export function zoneName(timeZone?: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts();
  return String(parts.find(({ type }) => type === 'timeZoneName')?.value).replace(/^GMT(\+0$)?/, 'UTC');
}

function note({ canary, rolledBackFrom }: AppStatus, say: Say): string {
  const parts = [
    canary && `${say`canary | 灰度`} ${canary.version} ${shareInWords(canary, say.language)}`,
    canary && rampNote(canary, say),
    rolledBackFrom && say`rolled back from ${rolledBackFrom} | 已从 ${rolledBackFrom} 回退`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** A live version that fails, why, and what to type to leave it. */
function failingInWords(release: ReleaseCounts, { previous, canary }: AppStatus, say: Say): string {
  const { app, version, errors, codes } = release;
  const all = attempts(release);
  const reasons = Object.entries(codes)
    .sort((a, b) => b[1] - a[1])
    .map(([code]) => code);
  const rollback = `npm run release -- rollback ${app}${canary ? ' --live' : ''}`;
  const wayOut = previous
    ? say`To go back to ${previous}: ${rollback} | 回退到 ${previous}：${rollback}`
    : say`There is no version to go back to: publish one that mends it. | 没有可以回退的版本，请发布修好的版本。`;
  return say`${app}: ${version} failed in ${errors} of ${all} loads (${reasons.join(', ')}). ${wayOut} | ${app}：${version} 加载 ${all} 次，失败 ${errors} 次（${reasons.join('、')}）。${wayOut}`;
}

const HOUR = 3_600_000;

/** The judge renews a timestamp days before it expires: one with less time left was not renewed. */
function expiryLines({ expires, keysExpire }: Status, say: Say): string[] {
  const timeOf = (when: string) => `${localTime(when)} ${zoneName()}`;
  const isWithin = (days: number, when: string) => Date.parse(when) - Date.now() < days * 24 * HOUR;
  const timestamp = say`the timestamp expires at ${timeOf(expires)}, then gateways stop: npm run release -- judge renews it | timestamp 将于 ${timeOf(expires)} 过期，之后网关会停止服务：npm run release -- judge 会续签它`;
  const keys = say`a role's metadata expires at ${timeOf(keysExpire)}: whoever has its key renews it by npm run release -- keys recover | 某个角色的元数据将于 ${timeOf(keysExpire)} 过期：请持有密钥的人用 npm run release -- keys recover 续签`;
  return [...(isWithin(1, expires) ? [timestamp] : []), ...(isWithin(30, keysExpire) ? [keys] : [])];
}

const statusCommand = command(
  `Show what is live.
  查看线上状态。
  status --json
  ${countsOptions}`,
  {},
  async ({ store, given, env }) => {
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
            ...[say`app | 应用`, say`stable | 线上版本`, say`previous | 可回退到`],
            say`last change (${zoneName()}) | 最近变更（${zoneName()}）`,
            ...[say`by | 操作人`, say`note | 备注`],
          ],
          ...result.apps.map((row) => {
            const change = row.since ? [localTime(row.since.when), row.since.who] : ['-', '-'];
            return [row.app, row.live, row.previous ?? '-', ...change, note(row, say)];
          }),
        ]),
        ...failing.map(({ row, release }) => failingInWords(release, row, say)),
        ...Object.entries(result.broken).map(
          ([app, reason]) => say`${app} cannot be read: ${reason} | ${app} 无法读取：${reason}`,
        ),
        ...result.freezes.map((one) => freezeLine(one, say)),
        ...expiryLines(result, say),
        revisionLine(result, say),
      ],
    };
  },
);

const SHOWN = 20;

/** A text on one line, of which a terminal obeys nothing: people write names and reasons into forms. */
const plain = (line: string) => line.replace(/[\s\p{Cc}]+/gu, ' ');

const historyCommand = command(
  `Show who changed what, when and why, the latest first.
  查看变更记录：谁、何时、做了什么、为什么。
  history remote-exams --limit 5
  --limit N  so many changes; ${SHOWN} otherwise | 显示条数，默认 ${SHOWN}`,
  { takes: '[APP]', names: [0, 1] },
  async ({ store, by, names: [app], given }) => {
    const limit = given.count('limit') ?? SHOWN;
    await publishedView(store, by.keys);
    const all = await history(store, app ? Infinity : limit);
    const changes = all.filter((line) => !app || Object.hasOwn(line.apps, app)).slice(0, limit);
    return {
      data: { changes },
      lines: (say) => {
        const when = say`when (${zoneName()}) | 时间（${zoneName()}）`;
        const head = [say`revision | 版次`, when, say`who | 操作人`, say`what | 操作`, say`why | 原因`];
        const rows = changes.map(({ revision, when: time, who, change, why = '', despiteFreeze }) => {
          const what = plain(changeInWords(change, say.language));
          const despite = despiteFreeze
            ? say`(despite the freeze: ${despiteFreeze}) | （冻结期间照常发布：${despiteFreeze}）`
            : '';
          return [String(revision), localTime(time), plain(who), what, plain(`${why} ${despite}`.trim())];
        });
        return table([head, ...rows]);
      },
    };
  },
);

const faultWords: Record<Fault['fault'], Said> = {
  'missing or changed': said`missing or changed | 缺失或被改动`,
  'edited or incomplete': said`the history before it was edited | 它之前的变更记录被改动或缺失`,
};

const verifyCommand = command(
  `Hold every file of every release that a page may ask for against its hash.
  逐个校验页面可能用到的每个版本的每个文件。
  verify --store s3://releases/suite`,
  {},
  async ({ store }) => {
    const result = await verify(store);
    const { releases, files, faults } = result;
    return {
      data: result,
      exit: exits[faults.length > 0 ? 'damage' : 'done'].code,
      lines: (say) => [
        ...faults.map(({ release, path, fault, inUse }) => {
          const name = release ? `${release}/${path}` : path;
          const marked = inUse ? say`${name} (in use) | ${name}（使用中）` : name;
          return `${marked}: ${faultWords[fault][say.language]}`;
        }),
        say`${releases} releases, ${files} files, ${faults.length} faults | ${releases} 个版本，${files} 个文件，${faults.length} 处问题`,
      ],
    };
  },
);

const readStack = (name: string, cwd: string): Promise<string> =>
  name === '-'
    ? text(process.stdin)
    : readFile(resolve(cwd, name), 'utf8').catch((error: Error) => {
        throw usage`${error.message} | 无法读取 ${name}：${error.message}`;
      });

const WIDEST = 120;

function tracedLines({ text: line, frame }: TracedLine, say: Say): string[] {
  if (!frame) return [line];
  const { source } = frame;
  if (!source) return [`${line}  ${say`(its source is not in the store) | （仓库里找不到它的源码）`}`];
  const isOwn = source.code && !source.file.includes('node_modules/');
  return [line, ...(isOwn ? [`      | ${(source.code as string).slice(0, WIDEST)}`] : [])];
}

const traceCommand = command(
  `Find files and lines of a minified stack, by the source maps in the store; - reads from the input.
  用仓库里的 source map 把压缩后的报错堆栈还原成文件和行号；- 表示从标准输入读。
  trace stack.txt`,
  { takes: 'FILE|-', names: [1, 1] },
  async ({ store, names: [name = '-'], cwd }) => {
    const lines = await trace(store, await readStack(name, cwd));
    const used = lines.flatMap(({ frame }) =>
      frame?.source ? [`${frame.script.split('/')[1]} ${frame.source.version}`] : [],
    );
    const sources = [...new Set(used)].join(', ');
    return {
      data: { lines },
      lines: (say) => [
        ...lines.flatMap((line) => tracedLines(line, say)),
        ...(sources ? [say`Sources of ${sources} | 源码的版本：${sources}`] : []),
      ],
    };
  },
);

export const commands: Readonly<Record<string, Command>> = {
  ...{ status: statusCommand, history: historyCommand, verify: verifyCommand, trace: traceCommand },
};
