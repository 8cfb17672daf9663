import { judge } from '../canary/judge';
import type { SharedCounts } from '../events/shared-counts';
import { watchCanaries, type StopRule } from '../events/watch-canaries';
import { RampWatcher } from '../events/watch-ramps';
import { checkSigner } from '../keys/sign-registry';
import { stopCanary } from '../operations/canary';
import { pauseRamp, stepRamp } from '../operations/ramp';
import type { Store } from '../store/store';
import type { GatewayOptions } from './gateway-options';
import type { FreshRegistry } from './serve-store';

const failsMore: StopRule = (canary, stable) => judge(canary, stable).state === 'failing';

/** What a gateway needs to look after canaries. */
export interface Watched {
  store: Store;
  registry: Pick<FreshRegistry, 'current'>;
  /** The loads by which canaries are judged. */
  counts: SharedCounts;
  now: () => number;
  options: NonNullable<GatewayOptions['canary']>;
}

/** Looks after the canaries of a store: stops those that fail, and lets ramps grow. */
export function watchReleases({ store, registry, counts, now, options }: Watched) {
  const by = { store, who: 'gateway' };
  const { rule = failsMore, stop = (canary) => stopCanary({ ...by, ...canary }) } = options;
  const lookAtCanaries = watchCanaries({
    registry: registry.current,
    counts,
    rule,
    agree: (app, version) => counts.agree(app, version),
    stop,
    now,
  });
  const ramps = new RampWatcher({
    registry: registry.current,
    counts,
    now,
    check: checkSigner,
    step: (act) => stepRamp({ ...by, ...act, now: now() }),
    pause: (act) => pauseRamp({ ...by, ...act }),
  });
  return {
    ramps,
    async look(): Promise<void> {
      try {
        // First those that fail, so that none of them grows.
        await lookAtCanaries();
        await ramps.look();
      } finally {
        await counts.exchange(await registry.current());
      }
    },
  };
}
