import type { Records } from '@suite/kernel/records';

type Listener = () => void;

/** A device's storage: each tab has records over the same values, and hears what the other tabs save. */
export class SimStorage {
  readonly values = new Map<string, string>();
  private watchers: { tab: string; key: string; listener: Listener }[] = [];

  recordsOf<Value>(tab: string, { kind }: Records<Value>): Pick<Records<Value>, 'of'> {
    const { values } = this;
    return {
      of: (owner, id = '') => {
        const key = `${JSON.stringify(owner)}/${kind}/${id}`;
        const read = () => {
          const text = values.get(key);
          return text === undefined ? undefined : (JSON.parse(text) as Value);
        };
        return {
          key,
          read,
          save: (value) => {
            const text = JSON.stringify(value);
            const isNew = values.get(key) !== text;
            values.set(key, text);
            if (isNew) this.tell(tab, key);
            return 'kept';
          },
          remove: () => void (values.delete(key) && this.tell(tab, key)),
          isKept: () => true,
          watch: (listener) => {
            const watcher = { tab, key, listener: () => listener(read()) };
            this.watchers.push(watcher);
            return () => {
              this.watchers = this.watchers.filter((other) => other !== watcher);
            };
          },
        };
      },
    };
  }

  private tell(tab: string, key: string) {
    for (const watcher of [...this.watchers]) {
      if (watcher.tab !== tab && watcher.key === key) watcher.listener();
    }
  }
}
