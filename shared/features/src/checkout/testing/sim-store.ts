import type { Store } from '@suite/kernel';

type Listener = (value: unknown) => void;

/** A device's storage: each tab has a store over the same values, and hears what the other tabs write. */
export class SimStorage {
  readonly values = new Map<string, string>();
  private watchers: { tab: string; key: string; listener: Listener }[] = [];

  storeOf(tab: string): Store {
    const { values } = this;
    const tell = (key: string) => {
      for (const watcher of [...this.watchers])
        if (watcher.tab !== tab && watcher.key === key) watcher.listener(store.get(key));
    };
    const store: Store = {
      getText: (key) => values.get(key),
      get: (key) => (values.has(key) ? (JSON.parse(values.get(key) as string) as unknown) : undefined),
      setText(key, text) {
        const before = values.get(key);
        values.set(key, text);
        if (before !== text) tell(key);
        return 'kept';
      },
      set: (key, value) => store.setText(key, JSON.stringify(value)),
      remove(key) {
        if (values.delete(key)) tell(key);
      },
      keys: (prefix) => [...values.keys()].filter((key) => key.startsWith(prefix)),
      watch: (key, listener) => {
        const watcher = { tab, key, listener };
        this.watchers.push(watcher);
        return () => {
          this.watchers = this.watchers.filter((other) => other !== watcher);
        };
      },
    };
    return store;
  }

  /** What a logout leaves. */
  forgetLearner() {
    for (const key of [...this.values.keys()])
      if (!key.startsWith('suite.unsent.') && !key.startsWith('suite.device.')) this.values.delete(key);
  }
}
