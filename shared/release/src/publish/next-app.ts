import type { LiveRelease, RegistryApp } from '@suite/loader/registry';

/** How many of the versions that were taken back are remembered. */
const REMEMBERED = 10;

const without = (versions: readonly string[] | undefined, version: string) =>
  (versions ?? []).filter((one) => one !== version);

const withdrawing = (withdrawn: readonly string[]) =>
  withdrawn.length > 0 ? { withdrawn: withdrawn.slice(-REMEMBERED) } : {};

/** An app with a new stable release. Its canary ends, because the release that it was compared to is gone. */
export function withLive(app: RegistryApp | undefined, live: LiveRelease): RegistryApp {
  if (!app) return { live, previous: null };
  if (app.live.version === live.version) return { ...app, live };
  return { live, previous: app.live.version, ...withdrawing(without(app.withdrawn, live.version)) };
}

/**
 * An app with a canary, for visitors whose bucket is below a number. One that at least so many visitors have stays as it
 * is: a job that is run again must neither take it from them nor end its ramp.
 */
export function withCanary(app: RegistryApp, release: LiveRelease, below: number): RegistryApp {
  if (app.live.version === release.version) return app;
  if (app.canary?.release.version === release.version && app.canary.below >= below) return app;
  const { withdrawn, ...rest } = app;
  return { ...rest, canary: { release, below }, ...withdrawing(without(withdrawn, release.version)) };
}

/** An app whose canary is taken back. */
export function withoutCanary({ canary, withdrawn, ...rest }: RegistryApp): RegistryApp {
  if (!canary) return { ...rest, ...(withdrawn && { withdrawn }) };
  const { version } = canary.release;
  return { ...rest, ...withdrawing([...without(withdrawn, version), version]) };
}

/** An app after a rollback to `target`, which may be its canary; `previous` is its next rollback target. */
export function rolledBack(app: RegistryApp, target: LiveRelease, previous: string | null): RegistryApp {
  const left = [app.live.version, ...(app.canary ? [app.canary.release.version] : [])];
  const bad = left.filter((version) => version !== target.version);
  const kept = bad.reduce((rest, version) => without(rest, version), app.withdrawn ?? []);
  return {
    live: target,
    previous,
    rolledBackFrom: app.live.version,
    ...withdrawing([...kept, ...bad.reverse()]),
  };
}
