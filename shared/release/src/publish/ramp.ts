import { BUCKETS, type Canary, type Ramp, type RegistryApp } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import { bucketsOf, percentOf } from '../repository/app-state';
import { changeCanary, type CanaryChanged, type CanaryOptions } from './canary';
import { withLive } from './next-app';

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
  return changeCanary(options, ({ canary, ...app }, of) => {
    const { below, to } = rampFrom(canary.below, wanted);
    const ramp: Ramp = { to, every, visits, since };
    return {
      next: { ...app, canary: { release: canary.release, below, ramp } },
      change: { kind: 'ramp', ...of, steps: [below, ...to].map(percentOf) },
    };
  });
}

/** An app whose canary has this ramp. */
const withRamp = (app: RegistryApp & { canary: Canary }, ramp: Ramp): RegistryApp => ({
  ...app,
  canary: { ...app.canary, ramp },
});

/** Which share of a ramp a change is about: if the ramp is elsewhere by now, the change is not made. */
interface RampShare {
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
  return changeCanary(options, (app, of) => {
    const { ramp } = app.canary;
    if (!ramp && !share) throw new ReleaseError('RAMP_MISSING', { app: options.app });
    const next = ramp && isAt(app.canary, share) ? withRamp(app, { ...ramp, paused: true }) : app;
    return { next, change: { kind: 'pause', ...of } };
  });
}

/** Lets a ramp that was paused go on. Its share is looked at anew, for the whole time. */
export function resumeRamp(options: CanaryOptions): Promise<CanaryChanged> {
  return changeCanary(options, (app, of) => {
    if (!app.canary.ramp) throw new ReleaseError('RAMP_MISSING', { app: options.app });
    const { paused, ...ramp } = app.canary.ramp;
    const next = paused ? withRamp(app, { ...ramp, since: new Date().toISOString() }) : app;
    return { next, change: { kind: 'resume', ...of } };
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
    (app, of) => {
      const { release, ramp } = app.canary;
      const [below, ...to] = ramp?.to ?? [];
      if (!ramp || ramp.paused || below === undefined || !isAt(app.canary, share)) {
        return { next: app, change: { kind: 'pause', ...of } };
      }
      if (below === BUCKETS) return { next: withLive(app, release), change: { kind: 'promote', ...of } };
      const rest = to.length > 0 && { ramp: { ...ramp, to, since: new Date(now).toISOString() } };
      return {
        next: { ...app, canary: { release, below, ...rest } },
        change: { kind: 'canary', ...of, percent: percentOf(below) },
      };
    },
    'as it is',
  );
}

/** Loads of the canary at one share, without which the next share is not given. */
export const RAMP_VISITS = 50;

/**
 * The shares that a ramp passes through from the present one, as numbers of buckets. A canary that more visitors
 * have already does not shrink: the steps that it has passed are left out.
 */
export function rampFrom(below: number, steps: readonly number[]): { below: number; to: number[] } {
  const wrong = (fault: string) => new ReleaseError('RAMP_WRONG', { fault });
  const [first = 0] = steps;
  if (steps.some((step, at) => step <= (steps[at - 1] ?? 0))) throw wrong('the steps do not grow');
  if (first === 0 || first === BUCKETS) throw wrong('the first step is not a part of the visitors');
  const now = Math.max(below, first);
  const to = steps.filter((step) => step > now);
  if (to.length === 0) throw wrong('the canary has the last step already');
  return { below: now, to };
}
