import type { Overrides } from '@suite/kernel/registry';
import { publishedView } from '../repository/change-suite';
import { history } from '../repository/history';
import { shownCanary, type AppState, type CanaryShown, type ChangeRecord } from '../repository/state';
import type { Store } from '../store/store';

/** One app of a store. `live` is its stable version, as the registry calls it. */
export interface AppStatus {
  app: string;
  live: string;
  /** The version that `rollback` leads to; `null` when there is none. */
  previous: string | null;
  rolledBackFrom: string | null;
  canary: CanaryShown | null;
  withdrawn: string[];
  routes: number;
  /** Its last change, if that is among the changes that were searched. */
  since: Omit<ChangeRecord, 'apps' | 'first'> | null;
}

/** The state of a store. */
export interface Status {
  revision: number;
  apps: AppStatus[];
  /** Apps of which a part cannot be read, with the reason. */
  broken: Readonly<Record<string, string>>;
  /** When the store's timestamp expires. */
  expires: string;
  overrides: Overrides | null;
}

/** How many changes are searched for the last one of each app. */
const MEMORY = 100;

const sinceThen = ({ apps: _, first: __, ...record }: ChangeRecord) => record;

/** The stable version, canary and rollback target of every app, and who changed them when. */
export async function status(store: Store): Promise<Status> {
  const { suite, states } = await publishedView(store);
  const { revision, apps, overrides = null } = suite.registry;
  const lines = await history(store, MEMORY);
  const rows = Object.entries(apps).map(([app, { live, previous }]) => {
    const { rolledBackFrom = null, canary, withdrawn = [] } = states[app] as AppState;
    const last = lines.find((line) => Object.hasOwn(line.apps, app));
    return {
      app,
      live: live.version,
      previous,
      rolledBackFrom,
      canary: canary ? shownCanary(canary) : null,
      withdrawn,
      routes: live.routes.length,
      since: last ? sinceThen(last) : null,
    };
  });
  const order = ({ app }: AppStatus) => (app === 'host' ? '' : app);
  return {
    revision,
    apps: rows.sort((a, b) => order(a).localeCompare(order(b))),
    broken: suite.broken,
    expires: new Date(suite.expires).toISOString(),
    overrides,
  };
}
