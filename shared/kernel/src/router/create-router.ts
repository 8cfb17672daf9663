import {
  createPath,
  resolvePath,
  UNSAFE_createHashHistory as createHashHistory,
  type Location,
  type NavigationType,
  type To,
  type UNSAFE_createMemoryHistory,
} from 'react-router-dom';
import { createStore } from 'zustand/vanilla';

/** The browser's history, or one of a test. */
export type History = Omit<ReturnType<typeof UNSAFE_createMemoryHistory>, 'index'>;

/** How a page is left for another. */
interface NavigateOptions {
  /** The page takes the place of this one in the history. */
  replace?: boolean;
  state?: unknown;
  /** The visitor stays at the place to which they have scrolled. */
  preventScrollReset?: boolean;
}

/** A step to another page, as a blocker sees it. */
export interface Step {
  currentLocation: Location;
  nextLocation: Location;
}

/** Whether a step waits until somebody decides about it, and how to decide. */
export interface Blocker {
  state: 'unblocked' | 'blocked' | 'proceeding';
  proceed?: () => void;
  reset?: () => void;
}

export const unblocked: Blocker = { state: 'unblocked' };

/** Looks at each step; `tell` hears what became of the blocker. */
interface Guard {
  blocks: (step: Step) => boolean;
  tell: (blocker: Blocker) => void;
}

/** Where the visitor is, and how they came there. */
export interface RouterState {
  location: Location;
  historyAction: NavigationType;
  /** Where on the page the visitor is, is not changed by this step. */
  preventScrollReset?: boolean;
}

/** The router of the suite. */
export interface SuiteRouter {
  readonly state: RouterState;
  navigate: (to: To | number, options?: NavigateOptions) => void;
  createHref: (to: To) => string;
  /** Calls back after each step. */
  subscribe: (arrived: (state: RouterState, before: RouterState) => void) => () => void;
  /** Puts a guard in place, of which there is one at a time; returns how to remove it. */
  guard: (next: Guard) => () => void;
}

/**
 * Moves between pages. React Router's data router does it, too, but its loaders, actions and fetchers, which the
 * suite does not use, would be a sixth of the host.
 */
export function createRouter(history: History): SuiteRouter {
  const { getState, setState, subscribe } = createStore<RouterState>(() => ({
    location: history.location,
    historyAction: history.action,
  }));
  let guard: Guard | undefined;
  let blocker = unblocked;
  /** Runs when the history has gone back to the page that a blocked step wanted to leave. */
  let undone: (() => void) | undefined;

  function setBlocker(next: Blocker): void {
    blocker = next;
    guard?.tell(next);
  }

  function arrive(historyAction: NavigationType, preventScrollReset?: boolean): void {
    if (blocker !== unblocked) setBlocker(unblocked);
    setState({ location: history.location, historyAction, preventScrollReset }, true);
  }

  /** Whether a step has to wait; `go` takes it then, when it may be taken. */
  function isBlocked(nextLocation: Location, go: () => void): boolean {
    if (!guard || blocker.state === 'proceeding') return false;
    if (!guard.blocks({ currentLocation: getState().location, nextLocation })) return false;
    const proceed = () => {
      setBlocker({ state: 'proceeding' });
      go();
    };
    setBlocker({ state: 'blocked', proceed, reset: () => setBlocker(unblocked) });
    return true;
  }

  history.listen(({ action, location, delta }) => {
    if (undone) {
      const then = undone;
      undone = undefined;
      return then();
    }
    // A step of unknown length, as to an address typed by hand, cannot be undone.
    if (delta === null || delta === undefined) return arrive(action);
    let isUndone = false;
    let isWanted = false;
    const again = () => history.go(delta);
    const waits = isBlocked(location, () => {
      isWanted = true;
      if (isUndone) again();
    });
    if (!waits) return arrive(action);
    undone = () => {
      isUndone = true;
      if (isWanted) again();
    };
    history.go(-delta);
  });

  function navigate(to: To | number, options: NavigateOptions = {}): void {
    if (typeof to === 'number') return history.go(to);
    const path = createPath(resolvePath(to, getState().location.pathname));
    const next = {
      ...getState().location,
      ...resolvePath(to, getState().location.pathname),
      key: '',
      state: options.state,
    };
    if (isBlocked(next, () => navigate(to, options))) return;
    if (options.replace) history.replace(path, options.state);
    else history.push(path, options.state);
    arrive(history.action, options.preventScrollReset);
  }

  return {
    get state() {
      return getState();
    },
    navigate,
    createHref: history.createHref,
    subscribe,
    guard(next) {
      guard = next;
      return () => {
        if (guard === next) {
          guard = undefined;
          blocker = unblocked;
        }
      };
    },
  };
}

/** The router of a document: pages are behind the `#` of its address. */
export const createHashRouter = (): SuiteRouter => createRouter(createHashHistory());
