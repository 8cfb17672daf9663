import { timeFrom } from '../judge/judge';
import { pauseRamp, promoteCanary, resumeRamp, startRamp, stopCanary } from '../publish/canary';
import { rollback } from '../publish/rollback';
import type { AppStatus } from '../publish/status';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';
import { html, type Html } from './page';

/** An action that was confirmed. It is refused if another canary than `version` is there by then. */
interface Confirmed {
  store: Store;
  app: string;
  to: string;
  version: string;
  who: string;
  why: string;
  field: (name: string) => string;
}

export interface Act {
  path: string;
  label: string;
  danger?: true;
  /** The versions that it may be about now. */
  versions: (state: AppStatus) => string[];
  fields?: Html;
  run: (change: Confirmed) => Promise<{ changed: boolean }>;
}

/** A plan of growing as it is entered: `1,5,25,100` and `10m`. */
function planFrom(field: Confirmed['field']): { steps: number[]; every: number } {
  const every = timeFrom(field('every'));
  if (every === undefined) throw new ReleaseError('RAMP_WRONG', { fault: `“${field('every')}”不是时间` });
  const steps = field('steps')
    .split(/[,，、%％\s]+/)
    .filter(Boolean);
  return { steps: steps.map(Number), every };
}

const planFields = html`<label for="steps">每一步的百分比</label>
  <input id="steps" name="steps" value="1,5,25,100" required aria-describedby="steps-help" />
  <small id="steps-help">从小到大，用逗号分开；已经超过的步骤会跳过，100 是全量</small>
  <label for="every">每一步至少多久</label>
  <input id="every" name="every" value="10m" required aria-describedby="every-help" />
  <small id="every-help">30s、10m、2h、1d</small>`;

/** The canary, if its ramp is as given: undefined is none. */
const canaryWith =
  (...paused: (boolean | undefined)[]): Act['versions'] =>
  ({ canary }) =>
    canary && paused.includes(canary.ramp?.paused) ? [canary.version] : [];

const anyCanary = canaryWith(undefined, true, false);

export const acts: readonly Act[] = [
  { path: 'rollback', label: '回滚', danger: true, versions: ({ targets }) => targets, run: rollback },
  { path: 'promote', label: '全量发布', versions: anyCanary, run: promoteCanary },
  { path: 'stop', label: '停止灰度', danger: true, versions: anyCanary, run: stopCanary },
  {
    path: 'ramp',
    label: '自动放大',
    versions: canaryWith(undefined),
    fields: planFields,
    run: async (change) => startRamp({ ...change, ...planFrom(change.field) }),
  },
  { path: 'pause', label: '暂停放大', versions: canaryWith(false), run: pauseRamp },
  { path: 'resume', label: '继续放大', versions: canaryWith(true), run: resumeRamp },
];
