import { hasForm, isTooWide, type Overrides } from '@suite/loader/registry';
import { namesIn } from '../repository/app-state';
import type { By } from '../repository/change-registry';
import { history } from '../repository/history';
import { changeSuite, publishedView } from './published';
import { ReleaseError } from '../release-error';
import type { Store } from '../store/store';

/** The overrides to allow; `null` allows none. */
export interface OverridesOptions extends By {
  store: Store;
  overrides: Overrides | null;
}

function faultOf({ versions, origins }: Overrides): string | undefined {
  const form = versions.find((one) => !/^[\w.*-]+$/.test(one) || isTooWide(one));
  if (form !== undefined) return `"${form}" is no form of versions: it would allow too much or nothing`;
  if (versions.length === 0) return 'no form of versions is given';
  const origin = origins.find((one) => !/^https?:\/\/[a-z\d.-]+(?::\d+)?$/.test(one));
  return origin === undefined ? undefined : `"${origin}" is no origin`;
}

/** A release that visitors have been given and that a form with a `*` takes in: a link could bring it back. */
async function released(store: Store, { versions }: Overrides): Promise<string | undefined> {
  const forms = versions.filter((form) => form.includes('*'));
  const names = (await history(store)).flatMap(({ apps }) => namesIn(apps));
  return names.find((name) => hasForm(name.slice(name.indexOf('/') + 1), forms));
}

/** Sets which releases `?remote=name@version` may ask for. */
export async function setOverrides(
  options: OverridesOptions,
): Promise<{ revision: number; changed: boolean }> {
  const { store, overrides } = options;
  const fault = overrides && faultOf(overrides);
  if (fault) throw new ReleaseError('OVERRIDES_WRONG', { fault });
  await publishedView(store);
  const old = overrides && (await released(store, overrides));
  if (old) {
    throw new ReleaseError('OVERRIDES_WRONG', { fault: `${old} was published and has one of these forms` });
  }
  const { registry, changed } = await changeSuite(store, options, ({ overrides: _, ...rest }) => ({
    registry: overrides ? { ...rest, overrides } : rest,
    change: { kind: 'overrides', ...(overrides ?? { versions: [], origins: [] }) },
  }));
  return { revision: registry.revision, changed };
}
