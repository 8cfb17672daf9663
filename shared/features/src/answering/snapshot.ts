/** What React's external stores need: a state that is a new object after each change, and only then. */
export interface Snapshot<State> {
  state(): State;
  subscribe(listener: () => void): () => void;
  /** Tells all listeners. */
  changed(): void;
}

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
