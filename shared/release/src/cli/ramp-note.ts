import { timeInWords } from '../canary/ramp';
import type { CanaryState } from '../registry/app-state';
import type { Said } from './command';

/** What a canary's ramp is about to do, in words. */
export function rampNote({ ramp, percent }: CanaryState, say: (said: Said) => string): string {
  if (!ramp) return '';
  const time = timeInWords(ramp.every);
  const steps = ramp.to.join(' → ');
  if (ramp.paused) {
    return say({
      en: `paused at ${percent} %; --resume goes on to ${steps} %`,
      zh: `自动放大已暂停在 ${percent}%，用 --resume 继续到 ${steps}%`,
    });
  }
  return say({
    en: `a gateway goes on to ${steps} %, each after ${time} and ${ramp.visits} loads at least`,
    zh: `网关会自动放大到 ${steps}%，每步至少 ${time}、至少 ${ramp.visits} 次灰度加载`,
  });
}
