import type { Registry, RegistryApp } from '@suite/kernel/registry';
import type { Tally } from '../canary/judge';
import type { EventCounts } from './event-counts';

/** Whether a canary fails significantly more often than stable. */
export type StopRule = (canary: Tally, stable: Tally) => boolean;

/** Stops the canary of an app if it is this version; does nothing when it is stopped already. */
export type StopCanary = (canary: { app: string; version: string; why: string }) => Promise<unknown>;

/** What watching the canaries needs. */
export interface CanaryWatch {
  registry: () => Promise<Registry | undefined>;
  counts: EventCounts;
  rule: StopRule;
  /** Whether failures of a canary come from enough places to believe them; always when absent. */
  agree?: (app: string, version: string) => boolean;
  stop: StopCanary;
  now?: () => number;
}

const inWords = ({ loads, errors }: Tally) => `${errors} / ${loads + errors}`;

const nothing: Tally = { loads: 0, errors: 0 };

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
    const tallyOf = (wanted: string, isCanary: boolean): Tally =>
      tallies.find((one) => one.app === app && one.version === wanted && one.canary === isCanary) ?? nothing;
    const [tried, stable] = [tallyOf(version, true), tallyOf(live.version, false)];
    if (!rule(tried, stable) || !agree(app, version)) return;
    const why = `自动停止：灰度失败 ${inWords(tried)}，线上失败 ${inWords(stable)}`;
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
