import { deviceStore, type Store } from '@suite/kernel';
import { purchaseKey, type Purchase } from './record';

/** The right of one tab to create and pay an order. */
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

/** Two tabs may take it at the same moment: the later write counts, and the server decides about orders. */
export function leaseOf(purchase: Purchase, tab: string, store: Store = deviceStore): Lease {
  const key = purchaseKey(purchase, 'lease');

  /**
   * The tab that has it. If the device's clock was set back, an end too far away does not count; another tab may
   * have renewed it since this one has looked at the clock.
   */
  function holder(now: number): string {
    const held = store.get(key) as Partial<Held> | undefined | null;
    const until = Number(held?.until);
    return until > now && until <= now + LEASE + RENEWAL ? String(held?.tab) : '';
  }

  return {
    take(now) {
      const owner = holder(now);
      if (owner && owner !== tab) return false;
      store.set(key, { tab, until: now + LEASE });
      return holder(now) === tab;
    },
    isHeld: (now) => holder(now) === tab,
    release() {
      const held = store.get(key) as Partial<Held> | undefined | null;
      if (held?.tab === tab) store.remove(key);
    },
    watch: (listener) => store.watch(key, listener),
  };
}
