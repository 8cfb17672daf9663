import type { Registry, RegistryApp } from '@suite/loader/registry';
import { pauseRamp, stepRamp, stopCanary } from '../publish/canary';
import { isRefusal } from '../release-error';
import { currentRegistry } from '../repository/view';
import { renewTimestamp } from '../repository/commit';
import type { Store } from '../store/store';
import { DAY, type Counts } from './counts';
import {
  attempts,
  measured,
  pairCounts,
  pauseCause,
  rampMove,
  stopCause,
  type Measure,
  type ReleaseCounts,
  type Tracks,
} from './judge';
import { changeSince, recentChanges } from '../repository/history';

export interface JudgeOptions {
  store: Store;
  source: Counts;
  every?: number;
  /** From how many places loads have to come to decide something; 1 on a machine of one's own. */
  places?: number;
  /** Told what went wrong; it tries again at the next look. */
  log?: (error: unknown) => void;
  now?: () => number;
}

const words: Record<Measure, string> = { loads: '失败', faults: '报错', calls: '接口失败', speed: '慢' };

function inWords(release: ReleaseCounts, measure: Measure): string {
  const all = Object.values(measured(release, measure).parts);
  const errors = all.reduce((sum, tally) => sum + tally.errors, 0);
  return `${errors} / ${all.reduce((sum, tally) => sum + attempts(tally), 0)}`;
}

const figures = ({ canary, stable }: Tracks, measure: Measure = 'loads') =>
  `灰度${words[measure]} ${inWords(canary, measure)}，线上${words[measure]} ${inWords(stable, measure)}`;

function unlessFrozen(error: unknown): void {
  if (!isRefusal(error, 'FROZEN')) throw error;
}

/**
 * Makes a function that looks once at every canary of a store: it stops those that fail, and moves ramps that are due.
 * It also keeps the store's timestamp fresh.
 */
export function judgeOnce({ store, source, places, now = Date.now }: JudgeOptions): () => Promise<void> {
  const changes = recentChanges(store);

  async function lookAt(app: string, { apps, revision }: Registry) {
    const { live, canary: tried } = apps[app] as RegistryApp;
    if (!tried) return;
    const { version } = tried.release;
    // The staff are few and mostly in one network.
    const isStaffOnly = tried.below === 0 && !tried.line;
    const from = isStaffOnly ? 1 : places;
    const by = { store, app, who: 'judge' };
    const pair = { app, stable: live.version, version };
    const countsSince = async (time: number) => source.since(Math.max(time, now() - DAY), app);
    const began = changeSince(await changes(revision), app, ({ canary }) => canary?.version === version);
    // A canary that began before the changes that are read has had more than its day.
    const tracks = pairCounts(await countsSince(began ? Date.parse(began.when) : 0), pair);
    const cause = stopCause(tracks, from);
    if (cause) return stopCanary({ ...by, version, why: `自动停止：${figures(tracks, cause)}` });
    if (!tried.ramp) return;
    const share = { version, since: tried.ramp.since };
    const counts = await countsSince(Date.parse(share.since));
    const move = rampMove({ ...pair, ramp: tried.ramp }, { counts, now: now(), places: from });
    const seen = pairCounts(counts, pair);
    // It goes on when the freeze is over.
    if (move === 'step')
      await stepRamp({ ...by, share, now: now(), why: `自动放大：${figures(seen)}` }).catch(unlessFrozen);
    if (move === 'worse')
      await pauseRamp({
        ...{ ...by, share },
        why: `自动暂停，等人确认：${figures(seen, pauseCause(seen, from))}`,
      });
  }

  return async () => {
    // Clients stop to believe a store whose timestamp is old, so this must not hang on the counts, nor they on this.
    const done = await Promise.allSettled<unknown>([renewTimestamp(store)]);
    await source.note?.();
    const { registry } = (await currentRegistry(store)) ?? {};
    // Each canary is looked at, whatever becomes of the others.
    for (const app of Object.keys(registry?.apps ?? {}))
      done.push(...(await Promise.allSettled([lookAt(app, registry as Registry)])));
    const failed = done.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  };
}

export type Judge = ReturnType<typeof startJudge>;

/** Starts the one judge of a suite: it looks at once and then every so many ms. */
export function startJudge(options: JudgeOptions) {
  const { every = 10_000, log = console.error } = options;
  const once = judgeOnce(options);
  let looking: Promise<void> | undefined;
  const look = () =>
    (looking ??= once()
      .catch(log)
      .finally(() => (looking = undefined)));
  const timer = setInterval(() => void look(), every);
  void look();
  return {
    /** Looks now, or waits for the look under way. */
    look,
    /** Ends it; waits for the look under way, because it may be changing the store. */
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
