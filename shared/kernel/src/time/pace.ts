/** Default pause between two runs of a throttled action, in milliseconds. */
export const THROTTLE_MS = 1000;
/** Default quiet time before a debounced action runs, in milliseconds. */
export const DEBOUNCE_MS = 500;

/** An action that does not run at every call. */
export interface Paced<Args extends unknown[]> {
  (...args: Args): void;
  /** Forgets a run that is still to come. */
  cancel(): void;
}

/** Runs the action at the first call, then at most once in each pause: at its end, with the latest call. */
export function throttle<Args extends unknown[]>(
  action: (...args: Args) => void,
  pause = THROTTLE_MS,
): Paced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest: Args | undefined;

  function run(args: Args) {
    latest = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      if (latest) run(latest);
    }, pause);
    action(...args);
  }

  function paced(...args: Args) {
    if (timer === undefined) run(args);
    else latest = args;
  }
  return Object.assign(paced, {
    cancel() {
      clearTimeout(timer);
      timer = latest = undefined;
    },
  });
}

/** Runs the action once, with the latest call, when there was no call for so long. */
export function debounce<Args extends unknown[]>(
  action: (...args: Args) => void,
  quiet = DEBOUNCE_MS,
): Paced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(timer);
  function paced(...args: Args) {
    cancel();
    timer = setTimeout(() => action(...args), quiet);
  }
  return Object.assign(paced, { cancel });
}
