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
  const kept = () => {
    const value = deviceStore.get(key);
    return typeof value === 'string' ? value : '';
  };
  const forget = () => deviceStore.remove(key);

  function value(): string {
    if (kept()) return kept();
    const made = newKey();
    deviceStore.set(key, made);
    return made;
  }

  return {
    value,
    forget,
    /**
     * Sends an application under the key. If the key is of an earlier visit, whose application has arrived and
     * come to nothing since, this one is another and has a key of its own.
     */
    async send<Data>(apply: (key: string) => Promise<Data>, isOver: (made: Data) => boolean): Promise<Data> {
      const isOld = kept() !== '';
      const made = await apply(value());
      if (!isOld || !made || !isOver(made)) return made;
      forget();
      return apply(value());
    },
  };
}
