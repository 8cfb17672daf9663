import { deviceStore, unsentKey } from '@suite/kernel';

/** Random enough that two devices of one learner never make the same key. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) => part.toString(36)).join('');

/**
 * The key under which an application is sent: the same until the provider has it, also after a reload, so that an
 * application whose answer was lost is not made twice.
 */
export function applicationKey(user: number, name: string) {
  const key = unsentKey(user, `invoice.${name}`);
  return {
    value(): string {
      const kept = deviceStore.get(key);
      if (typeof kept === 'string' && kept) return kept;
      const made = newKey();
      deviceStore.set(key, made);
      return made;
    },
    forget: () => deviceStore.remove(key),
  };
}
