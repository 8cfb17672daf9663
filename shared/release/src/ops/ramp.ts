import type { RampProgress } from '../events/watch-ramps';
import type { CanaryState, RampState } from '../registry/app-state';
import { rampInWords } from './acts';
import { html, type Html } from './html';
import { reasonOf } from './page';
import { count } from './words';

const MINUTE = 60_000;

/** What a ramp waits for, in words. */
function waitInWords({ move, visits, left }: RampProgress, ramp: RampState): string {
  const seen = `本步已有 ${count(visits)} 次灰度加载`;
  if (move === 'paused') return '已暂停，看过失败率之后再继续或停止';
  if (move === 'early') return `${seen}，至少还要 ${Math.ceil(left / MINUTE)} 分钟`;
  if (move === 'few') return `${seen}，不到 ${count(ramp.visits)} 次，等够了再放大`;
  return move === 'step' ? '即将放大' : '失败偏多，即将暂停';
}

/** A canary's ramp: what is to come, and what it waits for. */
export function rampOf(canary: CanaryState, progress: RampProgress | undefined): Html | undefined {
  const { ramp } = canary;
  if (!ramp) return undefined;
  return html`<p>自动放大：接下来 ${rampInWords(canary)}</p>
    ${progress && html`<p class="second">${waitInWords(progress, ramp)}</p>`}
    ${progress?.blocked !== undefined && html`<p class="bad">网关不能自动放大：${reasonOf(progress.blocked)}</p>`}`;
}

/** The buttons of a canary's ramp. */
export function rampActs(app: string, { ramp }: CanaryState): Html {
  const link = (act: string, text: string) =>
    html`<a class="button" href="/ops/apps/${app}/${act}">${text}</a>`;
  if (!ramp) return link('ramp', '自动放大');
  return ramp.paused ? link('resume', '继续放大') : link('pause', '暂停放大');
}
