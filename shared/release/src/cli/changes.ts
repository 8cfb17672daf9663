import type { FlagRule } from '@suite/kernel/flags/facts';
import { shanghaiTime, table } from '../messages/catalogue';
import type { Given } from '../messages/options';
import { stopCanary } from '../publish/canary';
import { setFlag, type FlagStatus } from '../publish/flags';
import { liftFreeze, setFreeze, shanghaiTimeFrom } from '../publish/freeze';
import { gc } from '../publish/gc';
import { setOverrides } from '../publish/overrides';
import { restore, rollback } from '../publish/rollback';
import { status } from '../publish/status';
import { ReleaseError, usage } from '../release-error';
import { publishedApp, publishedView } from '../repository/change-suite';
import { flagInWords } from '../repository/change-in-words';
import { bucketsOf, ruleForAll, shownRule, type Freeze } from '../repository/state';
import { canaryAnswer } from './canary';
import { command, revisionLine, type Command, type Context, type Say } from './command';

/** A rollback takes the stable version back and its canary: while there is one, the publisher says which is bad. */
async function refuseUnclear({ store, by, names: [app = ''] }: Context): Promise<void> {
  const { stable, canary, rolledBackFrom } = publishedApp(await publishedView(store, by.keys), app);
  // After a rollback a second one ends the canary only.
  if (!canary || rolledBackFrom) return;
  throw new ReleaseError('CANARY_OR_LIVE', { app, live: stable, canary: canary.version });
}

const rollbackCommand = command(
  `Bring an app back to its previous version, or take its canary back. Safe to repeat.
  把应用回退到上一个版本，或撤回它的灰度。重复执行不会再次改变。
  rollback remote-exams --why "papers cannot be handed in"
  --live  during a canary: both are taken back | 灰度期间：线上版本有问题，灰度也结束
  --canary-only  during a canary: only the canary is taken back | 灰度期间：只撤回灰度，线上版本不变
  --to V  to this version instead | 回退到指定版本`,
  { takes: 'APP', names: [1, 1], writes: true },
  async (context) => {
    const { store, by, given, names } = context;
    const [app = ''] = names;
    const to = given.text('to');
    const isPlain = to === undefined && !given.flag('live');
    if (given.flag('canary-only')) {
      if (isPlain) return canaryAnswer(await stopCanary({ ...by, store, app }));
      throw usage`--canary-only goes without --live and --to | --canary-only 不能和 --live、--to 一起用`;
    }
    if (isPlain) await refuseUnclear(context);
    const result = await rollback({ ...by, store, app, to });
    const { changed, from, to: now } = result;
    return {
      data: result,
      lines: (say) => [
        changed
          ? say`${app} is back on ${now} (from ${from}) | ${app} 已从 ${from} 回退到 ${now}`
          : say`${app} is on ${now} already; go further back by --to | ${app} 已经是 ${now}，如需继续回退请用 --to 指定版本`,
        revisionLine(result, say),
      ],
    };
  },
);

const restoreCommand = command(
  `Bring the whole suite back to the versions of a revision, in one change.
  把所有应用一次回到某一版次的线上版本。
  restore --revision 41 --why "nobody can log in"
  --revision N  the revision, as history shows it | 版次，见 history`,
  { takes: '--revision N', writes: true },
  async ({ store, by, given }) => {
    const to = given.count('revision');
    if (to === undefined) throw usage`restore needs --revision N | restore 需要 --revision 版次`;
    const result = await restore({ ...by, store, to });
    return {
      data: result,
      lines: (say) => [
        ...result.apps.map(({ app, from, to: version }) =>
          from === version
            ? say`${app}: the canary was taken back | ${app}：已撤回灰度`
            : say`${app} is back on ${version} (from ${from}) | ${app} 已从 ${from} 回到 ${version}`,
        ),
        ...(result.changed
          ? []
          : [say`all apps are as in revision ${to} already | 所有应用已与第 ${to} 版一致`]),
        revisionLine(result, say),
      ],
    };
  },
);

const gcCommand = command(
  `Remove releases that nothing reaches: not live, no canary, no way back, no page of the last 7 days or 20 revisions.
  清除无用的版本：不在线上、不在灰度、不用于回退，最近 7 天和最近 20 版也未引用。
  gc --keep 3 --dry-run
  --keep N  keep the N newest of each app; 5 otherwise | 每个应用保留最新的 N 个版本，默认 5
  --days N  keep what was live within N days; 7 otherwise | 保留 N 天内上过线的版本，默认 7`,
  {},
  async ({ store, by, given }) => {
    const result = await gc({ ...by, store, keep: given.count('keep'), days: given.count('days') });
    const { removed, skipped, files, kept } = result;
    const size = (result.bytes / 1024 / 1024).toFixed(1);
    const [en, zh] = by.dryRun ? ['would remove', '将清除'] : ['removed', '已清除'];
    return {
      data: result,
      lines: (say) => [
        ...removed.map((name) => say`${en} ${name} | ${zh} ${name}`),
        ...skipped.map(
          (app) => say`${app} was left alone: its key is not at hand | 没有 ${app} 的密钥，未清理`,
        ),
        say`${removed.length} releases (${files} files, ${size} MB), ${kept} releases kept | 共 ${removed.length} 个版本（${files} 个文件，${size} MB），保留 ${kept} 个版本`,
      ],
    };
  },
);

const overridesCommand = command(
  `Set which releases ?remote=app@version may ask for on a phone.
  设置手机上可以用 ?remote=应用@版本 打开哪些版本。
  overrides set --versions "*-pr*" --origins https://preview.example
  --versions FORM...  a form of versions, such as "*-pr*" | 允许的版本，如 "*-pr*"
  --origins ORIGIN...  another origin that they may come from | 允许的其他来源`,
  { takes: '[list | set | none]', names: [0, 1] },
  async ({ store, by, names: [act = 'list'], given }) => {
    if (!['list', 'set', 'none'].includes(act))
      throw usage`overrides ${act}: unknown | overrides ${act}：没有这个操作`;
    const wanted = { versions: given.texts('versions'), origins: given.texts('origins') };
    if (act !== 'list') await setOverrides({ ...by, store, overrides: act === 'set' ? wanted : null });
    const { overrides, revision } = await status(store);
    return {
      data: { overrides, revision },
      lines: (say) =>
        overrides
          ? [
              `${say`versions | 版本`}: ${overrides.versions.join(', ')}`,
              `${say`origins | 来源`}: ${overrides.origins.join(', ') || '-'}`,
            ]
          : [say`no overrides are allowed | 不允许覆盖版本`],
    };
  },
);

/** The rule of the options for some visitors; undefined if there are none. */
function someRule(given: Given): FlagRule | undefined {
  const [percent, line, staff] = [given.number('percent'), given.text('line'), given.flag('staff')];
  if (line !== undefined && line !== 'learner' && line !== 'management')
    throw usage`--line ${line}: learner or management | --line ${line}：只能是 learner 或 management`;
  if (percent === undefined && !line && !staff) return undefined;
  return { below: bucketsOf(percent ?? 0), ...(line && { line }), ...(staff && { staff }) };
}

/** The rule that the options give; `null` if they clear it, undefined if there are none. */
function givenRule(given: Given): FlagRule | null | undefined {
  const some = someRule(given);
  const ways = ['on', 'off', 'clear'].filter((name) => given.flag(name));
  if (ways.length + Number(!!some) > 1)
    throw usage`--on, --off and --clear go alone | --on、--off、--clear 各自单独使用`;
  const [way] = ways;
  if (way === undefined) return some;
  return way === 'clear' ? null : ruleForAll(way === 'on');
}

const flagRow = ({ flag, does = '', apps = [], on, rule, isStale }: FlagStatus, say: Say): string[] => {
  const code = on ? say`on | 打开` : say`off | 关闭`;
  const words = flagInWords(rule ?? {}, say.language);
  const state = rule ? words : `${words} (${code})`;
  const note = isStale
    ? say`stale: no live release has it; --clear | 已失效：线上没有哪个版本有它，请 --clear`
    : does;
  return [flag, state, apps.join(', ') || '-', note];
};

const flagCommand = command(
  `Switch a flag that releases have, for everybody or for some; without a name, list them.
  打开或关闭版本里的功能开关，可只对部分访客；不写名字则列出全部。
  flag week-poster --off --why "the drawing fails on old phones"
  --on  for everybody | 对所有人打开
  --off  for nobody | 对所有人关闭
  --percent N  for N percent of the visitors | 对 N% 的访客打开
  --line learner | management  for the visitors of a course line | 对一条产品线的访客打开
  --staff  for the staff's devices, which each share has too | 对内部设备打开；按比例打开时也总有它们
  --clear  as the code says | 按代码默认`,
  { takes: '[NAME]', names: [0, 1], writes: true },
  async ({ store, by, given, names: [flag] }) => {
    const rule = givenRule(given);
    if ((flag === undefined) !== (rule === undefined))
      throw usage`give a name and one of --on, --off, --percent, --line, --staff, --clear; or nothing to list all | 请写名字和 --on、--off、--percent、--line、--staff、--clear 之一；都不写则列出全部`;
    const set = flag !== undefined && rule !== undefined && (await setFlag({ ...by, store, flag, rule }));
    const { flags, revision } = await status(store);
    const shown = flags
      .filter((one) => flag === undefined || one.flag === flag)
      // What was only checked is shown as it would be.
      .map((one) => (rule === undefined ? one : { ...one, rule: rule ? shownRule(rule) : undefined }));
    return {
      data: { flags: shown, ...(set || { revision }) },
      lines: (say) => [
        ...(shown.length > 0
          ? table([
              [say`flag | 开关`, say`state | 状态`, say`apps | 应用`, say`what it does | 作用`],
              ...shown.map((one) => flagRow(one, say)),
            ])
          : [say`no live release has a flag | 线上版本没有开关`]),
        revisionLine(set || { revision }, say),
      ],
    };
  },
);

/** A freeze on a line, as lists of them have it. */
export const freezeLine = ({ id, from, to, why, who }: Freeze, say: Say): string => {
  const time = `${shanghaiTime(from)} → ${shanghaiTime(to)}`;
  return say`frozen ${time} (Shanghai time): ${why} (${who}; --lift ${id}) | 冻结发布 ${time}（北京时间）：${why}（${who}；编号 ${id}）`;
};

function freezeTime(given: Given, name: string): string {
  const text = given.text(name);
  const time = text === undefined ? new Date().toISOString() : shanghaiTimeFrom(text);
  if (time) return time;
  throw usage`--${name} ${text}: give a time of Shanghai such as "2026-12-01 09:00" | --${name} ${text}：请写北京时间，如 "2026-12-01 09:00"`;
}

const freezeCommand = command(
  `Freeze releases for some time: nobody gets a new one, rollbacks go on. Without options, list the freezes.
  在一段时间内冻结发布：谁也得不到新版本，回滚不受影响；不写选项则列出。
  freeze --from "2026-12-01 00:00" --to "2026-12-03 09:00" --why "exam days"
  --from TIME  when it begins, by the clock of Shanghai; now otherwise | 开始的北京时间，默认现在
  --to TIME  when it ends | 结束的北京时间
  --lift ID  end this one now | 提前解除这一个`,
  {},
  async ({ store, by, given }) => {
    const lift = given.count('lift');
    const isSet = given.text('to') !== undefined;
    if ((isSet && lift !== undefined) || (given.text('from') !== undefined && !isSet))
      throw usage`give --to with or without --from, or --lift | 请写 --to（可加 --from），或 --lift`;
    if (lift !== undefined) await liftFreeze({ ...by, store, id: lift });
    if (isSet)
      await setFreeze({ ...by, store, from: freezeTime(given, 'from'), to: freezeTime(given, 'to') });
    const { freezes, revision } = await status(store);
    return {
      data: { freezes, revision },
      lines: (say) => [
        ...freezes.map((one) => freezeLine(one, say)),
        ...(freezes.length === 0 ? [say`nothing is frozen | 没有冻结`] : []),
        revisionLine({ revision }, say),
      ],
    };
  },
);

export const commands: Readonly<Record<string, Command>> = {
  ...{ rollback: rollbackCommand, restore: restoreCommand, gc: gcCommand, overrides: overridesCommand },
  ...{ flag: flagCommand, freeze: freezeCommand },
};
