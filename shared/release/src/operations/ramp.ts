import { BUCKETS, type Canary, type Ramp, type RegistryApp } from '@suite/kernel/registry';
import { RAMP_VISITS, rampFrom } from '../canary/ramp';
import { withLive } from '../publish/next-app';
import { bucketsOf, percentOf } from '../registry/app-state';
import { ReleaseError } from '../release-error';
import { changeCanary, type CanaryChanged, type CanaryOptions } from './canary';

/** How a canary is to grow. */
export interface RampOptions extends CanaryOptions {
  /** The shares in percent, ascending; 100 makes it the stable release. */
  steps: readonly number[];
  /** How long each share is looked at, in ms. */
  every: number;
  /** Loads of the canary that each share needs. */
  visits?: number;
}

/** Lets an app's canary grow by itself from its present share on, or from the first step. */
export async function startRamp({
  steps,
  every,
  visits = RAMP_VISITS,
  ...options
}: RampOptions): Promise<CanaryChanged> {
  const wanted = steps.map(bucketsOf);
  const since = new Date().toISOString();
  return changeCanary(options, ({ canary, ...app }) => {
    const { below, to } = rampFrom(canary.below, wanted);
    const ramp: Ramp = { to, every, visits, since };
    const words = `to ${[below, ...to].map(percentOf).join(', ')} % by itself`;
    return { next: { ...app, canary: { release: canary.release, below, ramp } }, words };
  });
}

function withRamp(app: RegistryApp & { canary: Canary }, change: (ramp: Ramp) => Ramp): RegistryApp {
  const { ramp } = app.canary;
  return ramp ? { ...app, canary: { ...app.canary, ramp: change(ramp) } } : app;
}

/** Which share of a ramp a change is about: if the ramp is elsewhere by now, the change is not made. */
export interface RampShare {
  version: string;
  since: string;
}

const isAt = ({ release, ramp }: Canary, share: RampShare | undefined) =>
  share === undefined || (release.version === share.version && ramp?.since === share.since);

/** Keeps an app's canary at its share until `resumeRamp`. */
export function pauseRamp({
  share,
  ...options
}: CanaryOptions & { share?: RampShare }): Promise<CanaryChanged> {
  return changeCanary(options, (app) => {
    if (!app.canary.ramp && !share) throw new ReleaseError('RAMP_MISSING', { app: options.app });
    const next = isAt(app.canary, share) ? withRamp(app, (ramp) => ({ ...ramp, paused: true })) : app;
    return { next, words: 'paused' };
  });
}

/** Lets a ramp that was paused go on. Its share is looked at anew, for the whole time. */
export function resumeRamp(options: CanaryOptions): Promise<CanaryChanged> {
  return changeCanary(options, (app) => {
    if (!app.canary.ramp) throw new ReleaseError('RAMP_MISSING', { app: options.app });
    const next = withRamp(app, ({ paused, ...ramp }) =>
      paused ? { ...ramp, since: new Date().toISOString() } : ramp,
    );
    return { next, words: 'resumed' };
  });
}

/**
 * Gives a ramp's next share, unless another gateway, a rollback or a person was faster: then nothing changes.
 * The last of 100 percent makes the canary the stable release; after any other the ramp is over.
 */
export function stepRamp({
  share,
  now,
  ...options
}: CanaryOptions & { share: RampShare; now: number }): Promise<CanaryChanged> {
  return changeCanary(
    options,
    (app) => {
      const { release, ramp } = app.canary;
      const [below, ...to] = ramp?.to ?? [];
      if (!ramp || ramp.paused || below === undefined || !isAt(app.canary, share)) {
        return { next: app, words: '' };
      }
      if (below === BUCKETS) return { next: withLive(app, release), words: 'promoted' };
      const rest = to.length > 0 && { ramp: { ...ramp, to, since: new Date(now).toISOString() } };
      return { next: { ...app, canary: { release, below, ...rest } }, words: `to ${percentOf(below)} %` };
    },
    'as it is',
  );
}
