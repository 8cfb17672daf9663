import type { Canary, Ramp, Registry, RegistryApp } from '@suite/kernel/registry';
import { rampMove, type RampLook, type RampMove } from '../canary/ramp';
import type { RampShare } from '../operations/ramp';
import { tallyOf, tallyInWords, type Counts } from './event-counts';

/** A change of a ramp, with the loads at its present share as the reason. */
export interface RampAct {
  app: string;
  share: RampShare;
  why: string;
}

/** What watching ramps needs. */
export interface RampWatch {
  registry: () => Promise<Registry | undefined>;
  counts: Counts;
  step: (act: RampAct) => Promise<unknown>;
  pause: (act: RampAct) => Promise<unknown>;
  /** Throws the reason why this gateway could not change a registry. */
  check: (registry: Registry) => Promise<void>;
  /** The time in ms, by a clock that is never set. */
  now: () => number;
}

/** How far a ramp has come at its present share. */
export interface RampProgress {
  move: RampMove;
  /** Loads of the canary at this share. */
  visits: number;
  /** Time until the next share at the earliest, in ms. */
  left: number;
  /** Why this gateway cannot change it. */
  blocked?: unknown;
}

type Ramped = RegistryApp & { canary: Canary & { ramp: Ramp } };

const isRamped = (app: RegistryApp): app is Ramped => app.canary?.ramp !== undefined;
const shareOf = ({ canary: { release, ramp } }: Ramped): RampShare => ({
  version: release.version,
  since: ramp.since,
});
const keyOf = (app: string, { version, since }: RampShare) => `${app} ${version} ${since}`;

/** Looks at every ramp, moves those that are due, and tells how far each has come. */
export class RampWatcher {
  /** When each share began, and why its change failed. */
  private shares = new Map<string, { began: number; blocked?: unknown }>();
  private hasLooked = false;

  constructor(private readonly watch: RampWatch) {}

  /** How far an app's ramp has come; undefined when it has none. */
  async progress(app: string): Promise<RampProgress | undefined> {
    const state = (await this.watch.registry())?.apps[app];
    if (!state || !isRamped(state)) return undefined;
    const look = this.lookAt(app, state);
    const { ramp } = state.canary;
    return {
      move: rampMove(ramp, look),
      visits: look.canary.loads + look.canary.errors,
      left: Math.max(0, ramp.every - look.passed),
      blocked: this.shares.get(keyOf(app, shareOf(state)))?.blocked,
    };
  }

  /** Looks once at every ramp. A change that failed is tried again at the next look. */
  async look(): Promise<void> {
    const registry = await this.watch.registry();
    const ramped = Object.entries(registry?.apps ?? {}).filter((one): one is [string, Ramped] =>
      isRamped(one[1]),
    );
    const before = this.shares;
    this.shares = new Map();
    for (const [app, state] of ramped) {
      const key = keyOf(app, shareOf(state));
      this.shares.set(key, before.get(key) ?? { began: this.beginningOf(state) });
    }
    this.hasLooked = registry !== undefined;
    const isNew = ramped.some(([app, state]) => !before.has(keyOf(app, shareOf(state))));
    const unable = registry && isNew ? await this.reason(() => this.watch.check(registry)) : undefined;
    const looked = await Promise.all(
      ramped.map(([app, state]) => this.move(app, state, before.has(keyOf(app, shareOf(state))), unable)),
    );
    const failed = looked.find((error) => error !== undefined);
    if (failed) throw failed;
  }

  private reason(work: () => Promise<unknown>): Promise<unknown> {
    return work().then(
      () => undefined,
      (error: unknown) => error,
    );
  }

  /** Moves one ramp if it is due, and gives the error if that failed. */
  private async move(app: string, state: Ramped, isKnown: boolean, unable: unknown): Promise<unknown> {
    const share = shareOf(state);
    const known = this.shares.get(keyOf(app, share)) as { blocked?: unknown };
    // If this gateway cannot change the registry, ops hear it at once, not when the first share ends hours later.
    if (!isKnown && unable) return (known.blocked = unable);
    const look = this.lookAt(app, state);
    const move = rampMove(state.canary.ramp, look);
    if (move !== 'step' && move !== 'worse') return undefined;
    const figures = `灰度失败 ${tallyInWords(look.canary)}，线上失败 ${tallyInWords(look.stable)}`;
    const [act, word] =
      move === 'step' ? [this.watch.step, '自动放大'] : [this.watch.pause, '自动暂停，等人确认'];
    known.blocked = await this.reason(() => act({ app, share, why: `${word}：${figures}` }));
    return known.blocked;
  }

  /**
   * When a share began that is seen for the first time. Other machines may have a wrong clock, so a time that they wrote
   * counts only for what this gateway found when it started, and then not if it is in the future.
   */
  private beginningOf({ canary }: Ramped): number {
    const now = this.watch.now();
    return this.hasLooked ? now : Math.min(Date.parse(canary.ramp.since), now);
  }

  /** The loads and the time since a share began. */
  private lookAt(app: string, state: Ramped): RampLook {
    const { live, canary } = state;
    const began = this.shares.get(keyOf(app, shareOf(state)))?.began ?? this.beginningOf(state);
    const tallies = this.watch.counts.since(began);
    return {
      passed: this.watch.now() - began,
      canary: tallyOf(tallies, app, canary.release.version, true),
      stable: tallyOf(tallies, app, live.version, false),
    };
  }
}
