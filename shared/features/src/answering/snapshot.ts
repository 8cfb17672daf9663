/** A state for React's external stores: the same object until something has changed. */
export interface Snapshot<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
  /** Tells all listeners. */
  changed(): void;
}

/** `take` makes the state; it is called again only after a change. */
export function createSnapshot<State>(take: () => State): Snapshot<State> {
  const listeners = new Set<() => void>();
  let current: State | undefined;
  return {
    state: () => (current = current ?? take()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    changed() {
      current = undefined;
      listeners.forEach((listener) => listener());
    },
  };
}
