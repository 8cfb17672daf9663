import {
  courseType,
  doLogin,
  getMangeUserInfo,
  getToken,
  passportData,
  queryOf,
  updateMessengerUser,
  userDetail,
  type Learner,
  type ManageUser,
  type UserDetail,
} from '@suite/api';
import { isCallError, platform, useSession, type Context, type Line, type QueryClient } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import type { Site } from '@suite/kernel/site';
import type { OwnedRoute } from '@suite/loader/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import type { TokenBridge } from '../token/token-bridge';
import { currentToken, dropToken, isTokenReplaced, keepToken, noticeToken } from '../token/token-store';
import { createAdmission, type Admission } from './admission';
import { loginAttempt } from './attempt';
import { productOf } from './exchange';
import { createLogin, type Login } from './log-in';
import { courseMark, goLoginFlag, loginTries } from './marks';
import { bindPathFrom, pathAt, returnPath } from './return-path';
import type { SessionService } from './service';
import { watchApp, watchVisitor } from './watch-visitor';

/** What a session needs of the page. */
export interface SessionParts {
  context: Context;
  /** The course line of the document. */
  line: Line;
  site: Site;
  rows: readonly OwnedRoute[];
  client: QueryClient;
  /** Asks the native app who is here. */
  tokenBridge: TokenBridge;
  navigate: (path: string, options: { replace: boolean }) => void;
  /** Leaves for another site, which takes the place of this page in the history if `replace` says so. */
  leave: (address: string, replace: boolean) => void;
  report: (error: unknown) => void;
  reload: () => void;
}

/** Login, checks and the learner's data, for the host. */
export interface SuiteSession extends SessionService {
  admission: Admission;
  /**
   * Resolves when a call may go out with the token of this page. If another tab has changed who is here, the page is
   * loaded again first, and the call is never made.
   */
  ready: () => Promise<void>;
  /** The provider told a call to send the visitor to its login page. */
  redirectToLogin: () => void;
  /** The provider told a call that the visitor is no longer logged in. */
  loginLost: () => void;
  /** The route where the visitor is. */
  currentRow: () => OwnedRoute | undefined;
  /** Asks who is here; a refusal leads to no login. In the native app nobody is, until it says who. */
  askWho: () => Promise<number>;
  /** The learner, once the provider has said who they are. */
  learner: () => Learner | undefined;
}

/** Milliseconds for which the visitor's data count as fresh when a page is entered. */
const FRESH = 30_000;

const whoIsIt = queryOf(userDetail, undefined);
const whoManages = queryOf(getMangeUserInfo, undefined);

const href = () => location.href;

/** Who the learner of a token is in a line. */
async function userOf(line: Line, token: string): Promise<number> {
  const ask = <Data>(path: string) =>
    platform().http.request<Data>({ method: 'GET', path, token, quiet: true });
  if (line === 'management') return (await ask<ManageUser>(getMangeUserInfo.path)).mid;
  return (await ask<UserDetail>(userDetail.path)).userInfo.id;
}

const tokenIfAny = async () => {
  try {
    keepToken('management', (await getToken()).token);
    goLoginFlag.clear();
  } catch (error) {
    // The visitor did not log in at the login page; the next call that needs a login says so.
    if (!isCallError(error, 'login')) throw error;
  }
};

const loginOf = (
  { context, line, site, leave, navigate, reload }: SessionParts,
  isEntering: () => boolean,
): Login =>
  createLogin({
    context,
    line,
    site,
    flag: goLoginFlag,
    attempt: loginAttempt,
    tries: loginTries,
    isTokenReplaced,
    reload,
    href,
    // Back would lead to a page that nobody has seen, and from there to the login once more.
    leave: (address) => leave(address, isEntering()),
    rewrite: (address) => history.replaceState(history.state, '', address),
    navigate: (path) => navigate(path, { replace: true }),
    keepToken,
    exchange: passportData,
    updateMessengerUser,
    doLogin,
  });

const admissionOf = ({ context, line, client, tokenBridge, reload }: SessionParts, login: Login): Admission =>
  createAdmission({
    context,
    line,
    login,
    appSaysWho: tokenBridge.ready,
    async readUser(anew) {
      const read = line === 'management' ? whoManages : whoIsIt;
      // A question that is under way was asked with the login that is now in doubt.
      if (anew) await client.cancelQueries(read);
      const staleTime = anew ? 0 : FRESH;
      if (read === whoManages) return (await client.fetchQuery({ ...whoManages, staleTime })).mid;
      return (await client.fetchQuery({ ...whoIsIt, staleTime })).userInfo.id;
    },
    markCourse: () => courseMark.set(courseType.GL_COURSE),
    onKnown(user) {
      personHere({ line, user });
      loginTries.worked();
    },
    isAtLogin: goLoginFlag.isSet,
    fetchToken: tokenIfAny,
    reload,
    // The host's own screens have the way back in their address.
    bindPath: (row) => {
      const path = pathAt(location.hash);
      return row?.name === 'RegisterLogin' ? path : bindPathFrom(row, path);
    },
  });

/** Joins login, admission and the marks that they keep. */
export function createSession(parts: SessionParts): SuiteSession {
  const { context, line, rows, client, tokenBridge, report } = parts;
  noticeToken(line);
  useSession.setState({ line });
  const login = loginOf(parts, () => admission.isEntering());
  const admission: Admission = admissionOf(parts, login);
  // Pages of the app have tokens of their own from its bridge: if they watched each other they would reload for ever.
  if (context === 'shell') watchApp(() => void lookAgain().catch(report));
  const ready = context === 'shell' ? tokenBridge.ready : watchVisitor(line, login, parts.reload);
  const currentRow = () => matchRoute(rows, pathOfHash(location.hash));

  function forget(): void {
    personHere('leaving');
    admission.forget();
    client.clear();
  }

  /** Whether the page belongs to the learner of that token. */
  async function isOwner(token: string): Promise<boolean> {
    const owner = admission.owner();
    if (owner === undefined) return false;
    return userOf(line, token).then(
      (user) => user === owner,
      (error: unknown) => {
        if (isCallError(error, 'login')) return false;
        throw error;
      },
    );
  }

  /**
   * The visitor may have changed in the app while this page was behind another. Until it is known whose another token
   * is, the calls of the page wait: they must neither show one learner's data to the next, nor send one's work with the
   * token of the other.
   */
  async function lookAgain(): Promise<void> {
    if (!(await tokenBridge.askAgain(isOwner))) parts.reload();
  }

  async function renew(): Promise<void> {
    const before = currentToken(line);
    const outcome = await admission.renew();
    if (outcome === 'in' && currentToken(line) !== before) await client.invalidateQueries();
  }

  return {
    admission,
    ready,
    currentRow,
    async askWho() {
      await ready();
      return userOf(line, currentToken(line));
    },
    learner: () => client.getQueryData<UserDetail>(whoIsIt.queryKey)?.userInfo,
    redirectToLogin: () => void login.toUnifiedLogin(),
    loginLost() {
      const row = currentRow();
      // The error page says already that the login has failed.
      if (row && row.name !== 'Error') renew().catch(report);
    },
    product: productOf(line),
    begin(token) {
      keepToken(line, token);
      forget();
    },
    end() {
      dropToken(line);
      forget();
    },
    returnPath: (query) => returnPath(rows, query),
    allowTries: loginTries.clear,
  };
}
