import { errorIn, type Asking } from './asking';
import type { Attempt } from './attempt';
import { pauseAfter } from './error-kind';
import type { HandingIn } from './handing-in';

const TICK = 1000;
/** The server closes an attempt that was not handed in itself, a little after its time is over. */
const CLOSES_IN = 15_000;

/** Joins the clock of `attempt` to its submission. */
export function createOvertime(attempt: Attempt, asking: Asking, handingIn: HandingIn) {
  let isStarted = false;
  let errors = 0;
  let wasUncertain = false;
  let ticking: ReturnType<typeof setInterval> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  async function handIn() {
    clearTimeout(retrying);
    if (attempt.phase() === 'final' || handingIn.isUnderWay() || !attempt.isOver()) return;
    const outcome = await handingIn.submit();
    if (outcome === 'final' || !isStarted || !attempt.isOver()) return;
    if (outcome !== 'empty') errors += 1;
    retrying = setTimeout(() => void handIn(), outcome === 'empty' ? CLOSES_IN : pauseAfter(errors));
  }

  function tick() {
    const waits = attempt.phase() === 'open' || attempt.phase() === 'unknown';
    const isUncertain = attempt.clock.isUncertain();
    if (attempt.isOver() && waits) void handIn();
    else if (isUncertain && (!wasUncertain || asking.age() > CLOSES_IN)) void errorIn(asking.ask());
    wasUncertain = isUncertain;
  }

  return {
    /** Looks at the clock every second; does nothing without a time limit. */
    start() {
      isStarted = true;
      if (attempt.remaining() !== null) ticking = setInterval(tick, TICK);
    },
    /** Hands in at once if the time is over. */
    check: () => void handIn(),
    stop() {
      isStarted = false;
      clearInterval(ticking);
      clearTimeout(retrying);
    },
  };
}
