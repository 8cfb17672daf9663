import { publishedView } from '../repository/change-suite';
import { history } from '../repository/history';
import { statePath } from '../repository/metadata';
import { releaseTargets } from '../repository/releases';
import { usedNames } from '../repository/state';
import type { Store } from '../store/store';
import { damagedTargets, type Tell } from './package';

/** Something wrong in the store. */
export interface Fault {
  /** The release, as `app/version`; `null` if it is about none. */
  release: string | null;
  path: string;
  fault: 'missing or changed' | 'edited or incomplete';
  /** Whether visitors get it now, or after one rollback. */
  inUse: boolean;
}

/** The result of checking a store. */
export interface Verified {
  revision: number;
  releases: number;
  files: number;
  faults: Fault[];
}

/** Compares every file of every listed release with what was signed, and the history with its last signature. */
export async function verify(store: Store, tell?: Tell): Promise<Verified> {
  const { suite, states, roles } = await publishedView(store);
  const used = new Set(usedNames(states));
  const names = [...suite.releases].sort();
  const faults: Fault[] = Object.keys(suite.broken).map((app) => ({
    release: null,
    path: statePath(app),
    fault: 'missing or changed',
    inUse: true,
  }));
  for (const [at, name] of names.entries()) {
    tell?.({ what: 'verify', name, done: at, of: names.length });
    const [app = '', version = ''] = name.split('/');
    for (const path of await damagedTargets(store, roles, app, version))
      faults.push({ release: name, path, fault: 'missing or changed', inUse: used.has(name) });
  }
  const records = await history(store);
  const oldest = records.at(-1);
  if (oldest && !oldest.first) {
    const path = `metadata/${oldest.revision - 1}.snapshot.json`;
    faults.push({ release: null, path, fault: 'edited or incomplete', inUse: true });
  }
  return {
    revision: suite.revision,
    releases: names.length,
    files: names.length * releaseTargets.length,
    faults,
  };
}
