import type { Registry, RegistryApp } from '@suite/kernel/registry';
import type { Tally } from '../canary/judge';
import { tallyInWords, tallyOf, type Counts } from './event-counts';

/** Whether a canary fails significantly more often than stable. */
export type StopRule = (canary: Tally, stable: Tally) => boolean;

/** Stops the canary of an app if it is this version; does nothing when it is stopped already. */
export type StopCanary = (canary: { app: string; version: string; why: string }) => Promise<unknown>;

/** What watching the canaries needs. */
export interface CanaryWatch {
  registry: () => Promise<Registry | undefined>;
  counts: Counts;
  rule: StopRule;
  /** Whether failures of a canary come from enough places to believe them; always when absent. */
  agree?: (app: string, version: string) => boolean;
  stop: StopCanary;
  now?: () => number;
}

/**
 * Gives the function that looks once at every running canary. It compares the canary's and stable's loads
 * since the canary was first seen.
 */
export function watchCanaries({
  registry,
  counts,
  rule,
  agree = () => true,
  stop,
  now = Date.now,
}: CanaryWatch) {
  const begun = new Map<string, number>();

  async function look(
    app: string,
    { live, canary }: RegistryApp & { canary: { release: { version: string } } },
  ) {
    const { version } = canary.release;
    const tallies = counts.since(begun.get(`${app} ${version}`) as number);
    const tried = tallyOf(tallies, app, version, true);
    const stable = tallyOf(tallies, app, live.version, false);
    if (!rule(tried, stable) || !agree(app, version)) return;
    const why = `自动停止：灰度失败 ${tallyInWords(tried)}，线上失败 ${tallyInWords(stable)}`;
    await stop({ app, version, why });
  }

  return async (): Promise<void> => {
    const apps = Object.entries((await registry())?.apps ?? {});
    const running = apps.flatMap(([app, state]) =>
      state.canary ? [{ app, state: { ...state, canary: state.canary } }] : [],
    );
    const keys = new Set(running.map(({ app, state }) => `${app} ${state.canary.release.version}`));
    for (const key of begun.keys()) if (!keys.has(key)) begun.delete(key);
    for (const key of keys) if (!begun.has(key)) begun.set(key, now());
    const looked = await Promise.allSettled(running.map(({ app, state }) => look(app, state)));
    const failed = looked.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
  };
}
