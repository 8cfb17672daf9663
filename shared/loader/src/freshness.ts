import {
  forVisitor,
  readRegistry,
  readRevision,
  type Line,
  type Registry,
  type RegistryApp,
} from './registry';
import type { RouteData } from '@suite/kernel/routes';
import type { PageLoader } from './pages';

/** What keeping an open page up to date needs of the host. */
export interface FreshnessDeps {
  registry: Registry;
  bucket: number;
  line?: Line | undefined;
  pages: Pick<PageLoader, 'adopt' | 'versionsInUse'>;
  fetchText: (address: string) => Promise<string>;
  reload: () => void;
  now?: () => number;
}

/** A page hidden for longer than this reloads at the next chance if the registry has changed. */
const AWAY = 5 * 60_000;
/** Shortest time between two looks at the registry. */
const PAUSE = 60_000;

/** Whether the registry's releases were checked against the host that runs here. */
const fitsHost = ({ apps }: Registry, running: string): boolean => {
  const { live, previous, canary } = apps.host as RegistryApp;
  return live.version === running || previous === running || canary?.release.version === running;
};

/** Whether a page holds work that a reload would disturb. */
const isBusy = (route: RouteData | undefined) => !!route?.holdsWork;

/**
 * Keeps an open page on one revision, apart from remotes that it has not loaded yet. A page that runs a withdrawn
 * release, or on other flags than are live, is reloaded when the visitor moves on and neither page holds work.
 */
export function createFreshness({
  registry,
  bucket,
  line,
  pages,
  fetchText,
  reload,
  now = Date.now,
}: FreshnessDeps) {
  let latest = registry;
  let looked = now();
  let hiddenAt: number | undefined;
  let outdated = false;

  function runsWithdrawn(newer: Registry): boolean {
    return Object.entries(pages.versionsInUse()).some(([app, version]) =>
      newer.apps[app]?.withdrawn?.includes(version),
    );
  }

  const haveChanged = (flags: Registry['flags']) => JSON.stringify(flags) !== JSON.stringify(registry.flags);

  /** The server's registry if it is not older than the latest one here; it is fetched when its revision is another. */
  async function fetchLatest(): Promise<Registry | undefined> {
    // Servers without this file send the whole registry.
    const revision = await fetchText('/revision.json').then(readRevision, () => undefined);
    if (revision === latest.revision) return latest;
    const fetched = readRegistry(await fetchText('/registry.json'));
    return fetched && fetched.revision >= latest.revision ? fetched : undefined;
  }

  /** Looks for a newer registry and hands its releases to the page loader. */
  async function look(wasAway = false): Promise<void> {
    looked = now();
    const newer = await fetchLatest();
    if (!newer || newer.revision === registry.revision) return;
    latest = newer;
    const running = (registry.apps.host as RegistryApp).live.version;
    if (wasAway || runsWithdrawn(newer) || haveChanged(newer.flags)) outdated = true;
    if (fitsHost(newer, running)) pages.adopt(forVisitor(newer, bucket, line));
    else outdated = true;
  }

  return {
    look,

    /** The visitor goes from one page to another. */
    moved(from: RouteData | undefined, to: RouteData | undefined): void {
      if (outdated && !isBusy(from) && !isBusy(to)) return reload();
      if (now() - looked >= PAUSE) look().catch(() => undefined);
    },

    /** The page was hidden, or shown again. */
    seen(visible: boolean): void {
      if (!visible) {
        hiddenAt = now();
        return;
      }
      const away = hiddenAt !== undefined && now() - hiddenAt >= AWAY;
      hiddenAt = undefined;
      if (away) look(true).catch(() => undefined);
    },
  };
}

/** What keeps an open page up to date. */
export type Freshness = ReturnType<typeof createFreshness>;
