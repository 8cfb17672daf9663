import { defineRecord, days } from '@suite/kernel/records';

/** The right of one tab to do something. */
export interface Lease {
  /** Takes or renews the lease; false while another tab has it. */
  take(now: number): boolean;
  isHeld(now: number): boolean;
  release(): void;
  /** Called when another tab has taken or released it. */
  watch(listener: () => void): () => void;
}

interface Held {
  tab: string;
  until: number;
}

/** A tab that was closed without a word gives it up after this time; an open one renews it earlier. */
export const LEASE = 5000;
export const RENEWAL = 1500;

/** Leases by the name of what one tab alone may do. */
export const leases = defineRecord<Held>({
  kind: 'lease',
  version: 1,
  owner: 'device',
  personal: false,
  expires: days(1),
  read(stored) {
    const { tab, until } = Object(stored) as Partial<Held>;
    return typeof tab === 'string' && typeof until === 'number' ? { tab, until } : undefined;
  },
});

/** Two tabs may take it at the same moment: the later write counts, and the server counts an id once. */
export function leaseOf(name: string, tab: string, records: Pick<typeof leases, 'of'> = leases): Lease {
  const record = records.of('device', name);

  /**
   * The tab that has it. If the device's clock was set back, an end too far away does not count; another tab may
   * have renewed it since this one has looked at the clock.
   */
  function holder(now: number): string {
    const { tab, until } = record.read() ?? { tab: '', until: 0 };
    return until > now && until <= now + LEASE + RENEWAL ? tab : '';
  }

  return {
    take(now) {
      const owner = holder(now);
      if (owner && owner !== tab) return false;
      record.save({ tab, until: now + LEASE });
      return holder(now) === tab;
    },
    isHeld: (now) => holder(now) === tab,
    release() {
      if (record.read()?.tab === tab) record.remove();
    },
    watch: (listener) => record.watch(listener),
  };
}
