import { timeInWords } from '../judge/ramp';
import type { CanaryState } from '../repository/app-state';
import type { Say } from './command';

/** What a canary's ramp is about to do, in words. */
export function rampNote({ ramp, percent }: CanaryState, say: Say): string {
  if (!ramp) return '';
  const time = timeInWords(ramp.every);
  const steps = ramp.to.join(' → ');
  if (ramp.paused) {
    return say(
      `paused at ${percent} %; --resume goes on to ${steps} %`,
      `自动放大已暂停在 ${percent}%，用 --resume 继续到 ${steps}%`,
    );
  }
  return say(
    `the judge goes on to ${steps} %, each after ${time} and ${ramp.visits} loads at least`,
    `judge 会自动放大到 ${steps}%，每步至少 ${time}、至少 ${ramp.visits} 次灰度加载`,
  );
}
