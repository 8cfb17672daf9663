import { history } from '../repository/history';
import type { AppVersions, ChangeRecord } from '../repository/state';
import type { Store } from '../store/store';

/** How many changes are read. */
const DEPTH = 200;

/** The last changes of a store, the latest first. They are read once for each revision: judge and pages ask often. */
export function recentChanges(store: Store): (revision: number) => Promise<ChangeRecord[]> {
  let known: { revision: number; records: Promise<ChangeRecord[]> } | undefined;
  return (revision) => {
    if (known?.revision !== revision) {
      const records = history(store, DEPTH);
      records.catch(() => (known = undefined));
      known = { revision, records };
    }
    return known.records;
  };
}

/** The change since which a condition on an app's versions has held without a break. */
export function changeSince(
  records: readonly ChangeRecord[],
  app: string,
  holds: (versions: AppVersions) => boolean,
): ChangeRecord | undefined {
  const own = records.filter(({ apps }) => Object.hasOwn(apps, app));
  const end = own.findIndex(({ apps }) => !holds(apps[app] as AppVersions));
  return own[(end < 0 ? own.length : end) - 1];
}
