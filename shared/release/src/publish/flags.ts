import type { FlagRule } from '@suite/kernel/flags/facts';
import { ReleaseError } from '../release-error';
import { changeLive, type By } from '../repository/change-suite';
import { byName, shownRule, type FlagShown, type KnownFlag, type Settings } from '../repository/state';
import type { View } from '../repository/view';
import type { Store } from '../store/store';

/** A flag as commands and pages show it: what releases say of it, and how operations have switched it. */
export interface FlagStatus extends Partial<Omit<KnownFlag, 'name'>> {
  flag: string;
  /** Absent while it is as the code says. */
  rule?: FlagShown;
  /** No release that visitors get, or get after one rollback, has it. */
  isStale?: true;
}

/** The flags that releases have and those that operations have switched, by name. */
export function flagsOf({ suite, settings }: View): FlagStatus[] {
  const rules = settings.flags ?? {};
  const names = new Set([...suite.flags.keys(), ...Object.keys(rules)]);
  return [...names].sort().map((flag) => {
    const { name: _, ...facts } = suite.flags.get(flag) ?? { name: flag, isStale: true as const };
    return { flag, ...facts, ...(rules[flag] && { rule: shownRule(rules[flag]) }) };
  });
}

type FlagOptions = By & { store: Store; flag: string; rule: FlagRule | null };

/** Switches a flag for the visitors of a rule; `null` leaves it to what the code says. */
export async function setFlag({ store, flag, rule, ...by }: FlagOptions) {
  const { revision, changed } = await changeLive(store, by, ({ suite, settings }) => {
    // A flag that no release has any more can only be cleared.
    const isLeft = !rule && Object.hasOwn(settings.flags ?? {}, flag);
    const known = [...suite.flags.keys()].sort().join(', ') || '-';
    if (!suite.flags.has(flag) && !isLeft) throw new ReleaseError('FLAG_UNKNOWN', { flag, known });
    const change = { kind: 'flag' as const, flag, ...(rule && shownRule(rule)) };
    return { settings: withFlag(settings, flag, rule), change };
  });
  return { flag, revision, changed };
}

/** Settings with a flag's rule, in the order of the names. */
function withFlag({ flags, ...settings }: Settings, flag: string, rule: FlagRule | null): Settings {
  const { [flag]: _, ...others } = flags ?? {};
  const all = byName({ ...others, ...(rule && { [flag]: rule }) });
  return { ...settings, ...(Object.keys(all).length > 0 && { flags: all }) };
}
