import { codes } from '@suite/api';
import { CallError, isCallError, useSession, type Context, type Line } from '@suite/kernel';
import type { OwnedRoute } from '@suite/loader/registry';
import type { Login, LoginOutcome } from './log-in';

/** What the check of a visitor needs. */
export interface AdmissionParts {
  context: Context;
  /** The course line of the document. */
  line: Line;
  login: Login;
  /** Resolves when the native app has said who is here. */
  appSaysWho: () => Promise<void>;
  /** Reads who the visitor is in the line; `anew` ignores a fresh answer. */
  readUser: (anew: boolean) => Promise<number>;
  /** Stores the marker of the management course. */
  markCourse: () => void;
  /** The provider has said who the visitor is. */
  onKnown: (user: number) => void;
  /** Whether the visitor was sent to a login page and the token has not been fetched since. */
  isAtLogin: () => boolean;
  /** Fetches the token of the session that a login page has opened. */
  fetchToken: () => Promise<void>;
  /** Loads the page again. */
  reload: () => void;
  /** Address of the page that binds a number, with the way back to that route. */
  bindPath: (row: OwnedRoute | undefined) => string;
}

/** Pages that the native app opens for visitors whom it knows itself. */
const openInShell = ['ManageContractList', 'ManageSignContract', 'FaceVerify'];

/** Checks visitors before they see a page: logs them in where the page needs to know who they are. */
export function createAdmission(parts: AdmissionParts) {
  const { context, line, login, readUser, markCourse } = parts;
  /** Whether the server has named the visitor. */
  let isKnown = false;
  /** Whether the native app has said who is here; elsewhere the visitor's session says it. */
  let isSaid = context !== 'shell';
  /** Who this page belongs to. */
  let owner: number | undefined;
  /** The answer of a login page is being exchanged: what a page asked now would carry the token of before. */
  let arrival: Promise<LoginOutcome> | undefined;
  const running = new Map<string, Promise<LoginOutcome>>();
  let renewing: Promise<LoginOutcome> | undefined;

  /** The host's own screens are open in both lines; any other page of the other line needs a document of its own. */
  const isOfLine = (row: OwnedRoute) => row.app === 'host' || (row.line ?? 'learner') === line;
  const isOpen = (row: OwnedRoute) =>
    !!row.skipUserCheck || (isSaid && context === 'shell' && openInShell.includes(row.name));

  async function identify(anew: boolean): Promise<LoginOutcome> {
    let user: number;
    if (line === 'management' && parts.isAtLogin()) await parts.fetchToken();
    try {
      user = await readUser(anew);
    } catch (error) {
      if (!isCallError(error, 'login')) throw error;
      // The client has sent the visitor to the provider's login already.
      if (error.code === codes.LOGIN_REQUIRED && context !== 'shell') return 'leaving';
      return login.logIn();
    }
    return learn(user);
  }

  function learn(user: number): LoginOutcome {
    if ((owner ??= user) !== user) {
      // A cookie can change while the page is open: what it has read and would send is the former learner's.
      parts.reload();
      return 'leaving';
    }
    isKnown = true;
    parts.onKnown(user);
    useSession.setState({ login: 'in', line, user });
    return 'in';
  }

  async function enter(row: OwnedRoute): Promise<LoginOutcome> {
    if (!isOfLine(row)) {
      // The document would be gone: without a network it stays, and the page says so.
      if (!navigator.onLine) throw new CallError('service', 0, 'no network for a page of the other line');
      parts.reload();
      return 'leaving';
    }
    if (!arrival && login.isReturning())
      arrival = login.finish(parts.bindPath(row)).finally(() => (arrival = undefined));
    if ((await arrival) === 'leaving') return 'leaving';
    if (!isSaid && !row.skipUserCheck) {
      await parts.appSaysWho();
      isSaid = true;
    }
    return isOpen(row) ? 'in' : identify(false);
  }

  /** Checks the visitor for a page; concurrent checks for one page share the outcome. */
  function admit(row: OwnedRoute): Promise<LoginOutcome> {
    const same = running.get(row.name);
    if (same) return same;
    const entering = enter(row).finally(() => running.delete(row.name));
    running.set(row.name, entering);
    return entering;
  }

  return {
    admit,

    /** Takes from the server who is here, on a page that has not asked. */
    learn,

    /** Stores the marker of the management course for the pages that ask for it; the native app needs none. */
    mark(row: OwnedRoute): void {
      if (row.marksCourse && context !== 'shell') markCourse();
    },

    /** Who the page belongs to; undefined while nobody has asked. */
    owner: () => owner,

    /** Whether the page where the visitor is waits for its check. */
    isEntering: () => running.size > 0,

    /** Whether the page may be rendered without a check. */
    isAdmitted: (row: OwnedRoute) =>
      isOfLine(row) && !login.isReturning() && !arrival && (isOpen(row) || isKnown),

    /** Logs in again after a call said that the login has ended; skipped while a page is being entered. */
    renew(): Promise<LoginOutcome> {
      if (running.size > 0) return Promise.resolve('leaving');
      isKnown = false;
      useSession.setState({ login: 'unknown' });
      renewing ??= identify(true).finally(() => (renewing = undefined));
      return renewing;
    },

    /** Forgets who the visitor was. */
    forget() {
      isKnown = false;
      owner = undefined;
      useSession.setState({ login: 'unknown', user: undefined });
    },
  };
}

/** What `createAdmission` makes. */
export type Admission = ReturnType<typeof createAdmission>;
