import { days, defineRecord, newId, ownerOf } from '@suite/kernel/records';

const keys = defineRecord<string>({
  kind: 'invoice',
  version: 1,
  owner: 'learner',
  personal: false,
  unsent: true,
  expires: days(365),
  read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : undefined),
});

/**
 * The key under which an application is sent: the same until the provider has it, also after a reload, so that an
 * application whose answer was lost is not made twice.
 */
export function applicationKey(user: number, name: string) {
  const record = keys.of(ownerOf(user), name);
  const forget = () => record.remove();

  function value(): string {
    const kept = record.read();
    if (kept) return kept;
    const made = newId();
    record.save(made);
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
      const isOld = record.read() !== undefined;
      const made = await apply(value());
      if (!isOld || !made || !isOver(made)) return made;
      forget();
      return apply(value());
    },
  };
}
