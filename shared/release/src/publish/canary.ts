import { BUCKETS, type Ramp } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import { comingSteps, percentOf, shareOf, shownCanary, shownShare } from '../repository/state';
import type { AppState, CanaryState, Group, Share } from '../repository/state';
import { changeApp, withoutCanary, withStable, type AppOptions, type NextState } from './change-app';

export interface CanaryOptions extends AppOptions {
  /** The canary that is meant; the one that there is when absent. */
  version?: string;
}

type WithCanary = AppState & { canary: CanaryState };

interface Tried {
  app: string;
  version: string;
}

/** What becomes of an app with a canary; the same state if a change does not apply any more. */
type CanaryStep<More> = (state: WithCanary, of: Tried, more: CanaryOptions & More) => NextState;

/**
 * Makes a change of an app by its canary. Without a canary it is refused; one that comes from a verdict then changes
 * nothing, nor does it if the canary is another one by now.
 */
const canaryChange =
  <More = unknown>(step: CanaryStep<More>, isVerdict = false) =>
  async (options: CanaryOptions & More) => {
    const { app } = options;
    // The canary that is meant: another one may be published while this is on its way.
    let meant = options.version;
    const { revision, changed, state } = await changeApp(options, (current) => {
      const { canary } = current;
      if (!canary && isVerdict) return { next: current, change: { kind: 'stop', app, version: '' } };
      if (!canary) throw new ReleaseError('CANARY_MISSING', { app });
      const { version } = canary;
      meant ??= version;
      if (!isVerdict && version !== meant) throw new ReleaseError('VERSION_OVERTAKEN', { app, version });
      return step({ ...current, canary }, { app, version }, options);
    });
    const { stable, canary } = state;
    return { revision, changed, app, live: stable, canary: canary ? shownCanary(canary) : null };
  };

export type CanaryChanged = Awaited<ReturnType<ReturnType<typeof canaryChange>>>;

const canaryStep = (state: WithCanary, of: Tried, { below, line }: Share) => ({
  next: { ...state, canary: { version: of.version, below, ...(line && { line }) } },
  change: { kind: 'canary' as const, ...of, ...shownShare({ below, line }) },
});

/**
 * Gives an app's canary to a group alone, or to another share of visitors; a course line that has it keeps it beside a
 * share. If the share grows, visitors who have it keep it. A ramp ends, because a person has taken over.
 */
export const setCanary = canaryChange<{ to: Group }>((state, of, { to }) =>
  canaryStep(state, of, typeof to === 'number' ? { ...state.canary, ...shareOf(to) } : shareOf(to)),
);

/** Gives an app's canary to everybody: it becomes the stable release. */
export const promoteCanary = canaryChange((state, of) => ({
  next: withStable(state, of.version),
  change: { kind: 'promote', ...of },
}));

/** Takes an app's canary back. With a `version` only if it is that one: a late verdict does not stop the next canary. */
export const stopCanary = canaryChange(
  (state, of, { version }) => ({
    next: version === undefined || of.version === version ? withoutCanary(state) : state,
    change: { kind: 'stop', ...of },
  }),
  true,
);

/** Loads of the canary at one share, without which the next share is not given. */
export const RAMP_VISITS = 50;

export interface RampPlan {
  /** Whom it reaches one after the other: the staff, a course line, growing shares in percent; 100 makes it the stable release. */
  steps: readonly Group[];
  /** How long each share is looked at, in ms. */
  every: number;
  /** Loads of the canary that each share needs. */
  visits?: number;
}

/** Lets an app's canary grow by itself from its present share on, or from the first step. */
export const startRamp = canaryChange<RampPlan>((state, of, { steps, every, visits = RAMP_VISITS }) => {
  const { share, coming } = rampFrom(state.canary, steps.map(shareOf));
  const ramp = { ...coming, every, visits, since: new Date().toISOString() };
  const canary = { version: of.version, ...share, ramp };
  const first = share.below > 0 || !share.line ? percentOf(share.below) : share.line;
  return {
    next: { ...state, canary },
    change: { kind: 'ramp', ...of, steps: [first, ...comingSteps(shownCanary(canary).ramp!)] },
  };
});

const linesIn = (steps: readonly Share[]) => steps.flatMap(({ line }) => line ?? []);
const sharesIn = (steps: readonly Share[]) => steps.filter(({ line }) => !line).map(({ below }) => below);

/** What is wrong with the steps of a ramp. */
function stepsFault(now: Share, steps: readonly Share[]): string | undefined {
  const lines = new Set([...linesIn([now]), ...linesIn(steps)]);
  if (lines.size > 1 || linesIn(steps).length > 1) return 'it can reach one course line only';
  if (steps.some((step, at) => step.line && (steps[at - 1]?.below ?? 0) > 0))
    return 'the course line comes before the shares';
  if (sharesIn(steps).some((share, at, all) => share <= (all[at - 1] ?? -1))) return 'the steps do not grow';
  return steps[0] === undefined || steps[0].below === BUCKETS
    ? 'the first step is not a part of the visitors'
    : undefined;
}

/**
 * What a ramp gives at once and what later. A canary that more visitors have already does not shrink: the steps that it
 * has passed are left out. The staff have it at each step.
 */
function rampFrom(now: Share, steps: readonly Share[]): { share: Share; coming: Pick<Ramp, 'line' | 'to'> } {
  const wrong = (fault: string) => new ReleaseError('RAMP_WRONG', { fault });
  const fault = stepsFault(now, steps);
  if (fault !== undefined) throw wrong(fault);
  const [first] = steps as [Share];
  const below = Math.max(now.below, first.below);
  const line = first.line ?? now.line;
  const later = linesIn(steps).find((one) => one !== line);
  const to = sharesIn(steps).filter((share) => share > below);
  if (to.length === 0 && !later) throw wrong('the canary has the last step already');
  return { share: { below, ...(line && { line }) }, coming: { to, ...(later && { line: later }) } };
}

const withRamp = (state: WithCanary, ramp: Ramp): AppState => ({
  ...state,
  canary: { ...state.canary, ramp },
});

/** Which share of a ramp a change is about: if the ramp is elsewhere by now, the change is not made. */
interface RampShare {
  version: string;
  since: string;
}

const isAt = ({ version, ramp }: CanaryState, share: RampShare | undefined) =>
  share === undefined || (version === share.version && ramp?.since === share.since);

/** Keeps an app's canary at its share until `resumeRamp`. */
export const pauseRamp = canaryChange<{ share?: RampShare }>((state, of, { share }) => {
  const { ramp } = state.canary;
  if (!ramp && !share) throw new ReleaseError('RAMP_MISSING', { app: of.app });
  const next = ramp && isAt(state.canary, share) ? withRamp(state, { ...ramp, paused: true }) : state;
  return { next, change: { kind: 'pause', ...of } };
});

/** Lets a ramp that was paused go on. Its share is looked at anew, for the whole time. */
export const resumeRamp = canaryChange((state, of) => {
  if (!state.canary.ramp) throw new ReleaseError('RAMP_MISSING', { app: of.app });
  const { paused, ...ramp } = state.canary.ramp;
  const next = paused ? withRamp(state, { ...ramp, since: new Date().toISOString() }) : state;
  return { next, change: { kind: 'resume', ...of } };
});

/**
 * Gives a ramp's next share, or its course line, unless another judge, a rollback or a person was faster: then nothing
 * changes. The last of 100 percent makes the canary the stable release; after any other the ramp is over.
 */
export const stepRamp = canaryChange<{ share: RampShare; now: number }>((state, of, { share, now }) => {
  const { ramp, ...present } = state.canary;
  if (!ramp || ramp.paused || !isAt(state.canary, share))
    return { next: state, change: { kind: 'pause', ...of } };
  const { line, to, ...plan } = ramp;
  const given: Partial<Share> = line ? { line } : { below: to[0] as number };
  const left = line ? to : to.slice(1);
  if (given.below === BUCKETS)
    return { next: withStable(state, of.version), change: { kind: 'promote', ...of } };
  const { next, change } = canaryStep(state, of, { ...present, ...given });
  const later = { ...plan, to: left, since: new Date(now).toISOString() };
  return { next: left.length > 0 ? withRamp(next, later) : next, change };
}, true);
