import { timeFrom, timeInWords } from '../canary/ramp';
import { ReleaseError } from '../release-error';
import { html, type Html } from './html';
import type { AppState, By, Operations } from './operations';

/** An action of ops on an app. */
export interface Act {
  path: string;
  title: string;
  button: string;
  done: string;
  danger: boolean;
  /** The version that the action is about, if it may be `asked` for; else undefined. */
  target: (state: AppState, asked: string) => string | undefined;
  /** The change in words, as pairs of a label and a value. */
  describe: (state: AppState, to: string) => (readonly [string, string])[];
  /** What else the form asks for. */
  fields?: Html;
  run: (operations: Operations, change: Confirmed) => Promise<void>;
}

/** An action that was confirmed. */
export interface Confirmed {
  app: string;
  to: string;
  by: By;
  /** What was entered into one of its fields. */
  field: (name: string) => string;
}

/** A plan of growing as it is entered: `1,5,25,100` and `10m`. */
function planFrom(field: Confirmed['field']): { steps: number[]; every: number } {
  const every = timeFrom(field('every'));
  if (every === undefined) throw new ReleaseError('RAMP_WRONG', { fault: `“${field('every')}”不是时间` });
  return {
    steps: field('steps')
      .split(/[,，、\s]+/)
      .filter(Boolean)
      .map((step) => Number(step.replace(/[%％]$/, ''))),
    every,
  };
}

/** The shares that a ramp is still to give, in words. */
export const rampInWords = (canary: AppState['canary']): string =>
  canary?.ramp ? `${canary.ramp.to.join('% → ')}%，每步至少 ${timeInWords(canary.ramp.every)}` : '';

const canaryIs = (state: AppState, asked: string) =>
  state.canary && (asked === '' || asked === state.canary.version) ? state.canary.version : undefined;

/** All actions of ops on an app. */
export const acts: readonly Act[] = [
  {
    path: 'rollback',
    title: '确认回滚',
    button: '确认回滚',
    done: '已回滚，新打开的页面立即生效',
    danger: true,
    target: ({ targets }, asked) => targets.find((version) => version === asked),
    describe: ({ version, canary }, to) => [
      ['线上版本', version],
      ['回滚到', to],
      ...(canary ? [['灰度', `${canary.version} 会一并停止`] as const] : []),
    ],
    run: (operations, { app, to, by }) => operations.rollback(app, to, by),
  },
  {
    path: 'promote',
    title: '确认全量发布',
    button: '确认全量发布',
    done: '已全量发布',
    danger: false,
    target: canaryIs,
    describe: ({ version, canary }, to) => [
      ['线上版本', version],
      ['全量发布', `${to}（目前灰度 ${canary?.percent ?? 0}%）`],
    ],
    run: (operations, { app, by }) => operations.promote(app, by),
  },
  {
    path: 'stop',
    title: '确认停止灰度',
    button: '确认停止',
    done: '已停止灰度',
    danger: true,
    target: canaryIs,
    describe: ({ version }, to) => [
      ['停止灰度', to],
      ['所有人使用', version],
    ],
    run: (operations, { app, by }) => operations.stop(app, by),
  },
  {
    path: 'ramp',
    title: '自动放大灰度',
    button: '开始自动放大',
    done: '已开始自动放大',
    danger: false,
    target: canaryIs,
    describe: ({ canary }, to) => [['灰度', `${to}（目前 ${canary?.percent ?? 0}%）`]],
    fields: html`<label for="steps">每一步的百分比</label>
      <input id="steps" name="steps" value="1,5,25,100" required aria-describedby="steps-help" />
      <small id="steps-help">从小到大，用逗号分开；已经超过的步骤会跳过，100 是全量</small>
      <label for="every">每一步至少多久</label>
      <input id="every" name="every" value="10m" required aria-describedby="every-help" />
      <small id="every-help">30s、10m、2h、1d</small>`,
    run: async (operations, { app, by, field }) => operations.ramp(app, planFrom(field), by),
  },
  {
    path: 'pause',
    title: '确认暂停自动放大',
    button: '确认暂停',
    done: '已暂停，灰度保持现在的比例',
    danger: false,
    target: (state, asked) => (state.canary?.ramp?.paused === false ? canaryIs(state, asked) : undefined),
    describe: ({ canary }, to) => [['灰度', `${to} 保持 ${canary?.percent ?? 0}%`]],
    run: (operations, { app, by }) => operations.pause(app, by),
  },
  {
    path: 'resume',
    title: '确认继续自动放大',
    button: '确认继续',
    done: '已继续，这一步重新计时',
    danger: false,
    target: (state, asked) => (state.canary?.ramp?.paused ? canaryIs(state, asked) : undefined),
    describe: ({ canary }, to) => [
      ['灰度', `${to}（目前 ${canary?.percent ?? 0}%）`],
      ['之后', rampInWords(canary)],
    ],
    run: (operations, { app, by }) => operations.resume(app, by),
  },
];
