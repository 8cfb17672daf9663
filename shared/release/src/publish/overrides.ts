import { hasForm, isTooWide, type Overrides } from '@suite/loader/registry';
import { ReleaseError } from '../release-error';
import { changeLive, type By } from '../repository/change-suite';
import { history } from '../repository/history';
import { usedNames } from '../repository/state';
import type { Store } from '../store/store';

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
  const names = (await history(store)).flatMap(({ apps }) => usedNames(apps));
  return names.find((name) => hasForm(name.slice(name.indexOf('/') + 1), forms));
}

type OverridesOptions = By & { store: Store; overrides: Overrides | null };

/** Sets which releases `?remote=name@version` may ask for. */
export async function setOverrides({ store, overrides, ...by }: OverridesOptions) {
  const wrong = (fault: string) => new ReleaseError('OVERRIDES_WRONG', { fault });
  const fault = overrides && faultOf(overrides);
  if (fault) throw wrong(fault);
  const { revision, changed } = await changeLive(
    store,
    by,
    async ({ settings: { overrides: _, ...rest } }) => {
      const old = overrides && (await released(store, overrides));
      if (old) throw wrong(`${old} was published and has one of these forms`);
      const settings = { ...rest, ...(overrides && { overrides }) };
      return { settings, change: { kind: 'overrides', ...(overrides ?? { versions: [], origins: [] }) } };
    },
  );
  return { revision, changed };
}
