import { LocalStore } from '../store/local-store';
import type { Store } from '../store/store';

/** A store whose process is killed when it is about to write for this time, counted from 0. */
export function dyingStore(root: string, at: number): LocalStore {
  const store = new LocalStore(root);
  const [replace, remove] = [store.replace.bind(store), store.remove.bind(store)];
  let writes = 0;
  const write = <Result>(work: () => Promise<Result>): Promise<Result> =>
    writes++ < at ? work() : Promise.reject(new Error('killed'));
  store.replace = (...change) => write(() => replace(...change));
  store.remove = (path) => write(() => remove(path));
  return store;
}

/** Whether a work comes to its end before its process is killed. */
export const isDone = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: Error) => error.message !== 'killed' && Promise.reject(error),
  );

/** Lets another process do this just before a store's next write. */
export function meanwhile(store: Store, work: () => Promise<unknown>): void {
  const replace = store.replace.bind(store);
  store.replace = async (...change) => {
    store.replace = replace;
    await work();
    return replace(...change);
  };
}
