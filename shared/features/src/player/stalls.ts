/** A stall counts when the video has waited this long for its data. */
const LONG_MS = 3000;
/** So many stalls within this time mean that the mirror is too slow. */
const MOST = 3;
const WITHIN_MS = 60_000;

/** Counts how often a playing video has to wait; `onRepeated` is called when it waits again and again. */
export function createStalls(onRepeated: () => void) {
  let stalls: number[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** The video waits for data. */
    begin() {
      if (timer) return;
      timer = setTimeout(() => {
        const now = Date.now();
        stalls = [...stalls.filter((at) => now - at < WITHIN_MS), now];
        if (stalls.length < MOST) return;
        stalls = [];
        onRepeated();
      }, LONG_MS);
    },
    /** It plays again, or the learner has stopped it or gone elsewhere. */
    end,
    /** Another video or mirror starts without a past. */
    forget() {
      end();
      stalls = [];
    },
  };
}
