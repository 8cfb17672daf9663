import type { Owner, Records, StoredRecord } from '@suite/kernel/records';

type Listener = () => void;

/** A device's storage: each tab has records over the same values, and hears what the other tabs save. */
export class SimStorage {
  readonly values = new Map<string, string>();
  private watchers: { tab: string; key: string; listener: Listener }[] = [];

  /** A kind of records as a tab of this device has them. */
  recordsOf<Value>(tab: string, real: Pick<Records<Value>, 'of'>): Pick<Records<Value>, 'of'> {
    return { of: (owner, id) => this.recordOf(tab, real, owner, id) };
  }

  private recordOf<Value>(
    tab: string,
    real: Pick<Records<Value>, 'of'>,
    owner: Owner | undefined,
    id?: string | number,
  ): StoredRecord<Value> {
    const { values } = this;
    const { key } = real.of(owner, id);
    const tell = () => {
      for (const watcher of [...this.watchers])
        if (watcher.tab !== tab && watcher.key === key) watcher.listener();
    };
    const read = () => (values.has(key) ? (JSON.parse(values.get(key) as string) as Value) : undefined);
    return {
      key,
      read,
      save(value) {
        const before = values.get(key);
        values.set(key, JSON.stringify(value));
        if (before !== values.get(key)) tell();
        return 'kept';
      },
      remove() {
        if (values.delete(key)) tell();
      },
      isKept: () => true,
      watch: (listener) => {
        const watcher = { tab, key, listener: () => listener(read()) };
        this.watchers.push(watcher);
        return () => {
          this.watchers = this.watchers.filter((other) => other !== watcher);
        };
      },
    };
  }
}
