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
  run: (operations: Operations, state: AppState, to: string, by: By) => Promise<void>;
}

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
    run: (operations, { app }, to, by) => operations.rollback(app, to, by),
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
    run: (operations, { app }, _to, by) => operations.promote(app, by),
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
    run: (operations, { app }, _to, by) => operations.stop(app, by),
  },
];
