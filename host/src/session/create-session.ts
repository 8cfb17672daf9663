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
import { isCallError, platform, type Context, type Line, type QueryClient } from '@suite/kernel';
import { personHere } from '@suite/kernel/records';
import type { Site } from '@suite/kernel/site';
import type { OwnedRoute } from '@suite/loader/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import type { TokenBridge } from '../token/token-bridge';
import { currentToken, dropToken, isTokenReplaced, keepToken, noticeToken } from '../token/token-store';
import { createAdmission, type Admission } from './admission';
import { loginAttempt } from './attempt';
import { createLogin, type Login } from './log-in';
import { courseMark, goLoginFlag, loginTries } from './marks';
import { bindPathFrom, pathAt, returnPath } from './return-path';
import type { SessionService } from './service';
import { watchApp, watchVisitor } from './watch-visitor';

/** What a session needs of the page. */
export interface SessionParts {
  context: Context;
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
  /** The provider told a call to send the visitor to its login page. */
  redirectToLogin: () => void;
  /** The provider told a call that the visitor is no longer logged in. */
  loginLost: () => void;
  /** The route where the visitor is. */
  currentRow: () => OwnedRoute | undefined;
  /** Asks who is here in a line; a refusal leads to no login. In the native app nobody is, until it says who. */
  askWho: (line: Line) => Promise<number>;
  /** The learner, once the provider has said who they are. */
  learner: () => Learner | undefined;
}

/** Milliseconds for which the visitor's data count as fresh when a page is entered. */
const FRESH = 30_000;

const whoIsIt = queryOf(userDetail, undefined);
const whoManages = queryOf(getMangeUserInfo, undefined);

const href = () => location.href;

/** Who the learner of a token is in a line. */
async function userOf(line: Line | undefined, token: string): Promise<number> {
  const ask = <Data>(path: string) =>
    platform().http.request<Data>({ method: 'GET', path, token, quiet: true });
  if (line === 'management') return (await ask<ManageUser>(getMangeUserInfo.path)).mid;
  return (await ask<UserDetail>(userDetail.path)).userInfo.id;
}

const tokenIfAny = async () => {
  try {
    keepToken((await getToken()).token);
    goLoginFlag.clear();
  } catch (error) {
    // The visitor did not log in at the login page; the next call that needs a login says so.
    if (!isCallError(error, 'login')) throw error;
  }
};

const loginOf = (
  { context, site, leave, navigate, reload }: SessionParts,
  isEntering: () => boolean,
): Login =>
  createLogin({
    context,
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

const admissionOf = ({ context, client, tokenBridge, reload }: SessionParts, login: Login): Admission =>
  createAdmission({
    context,
    login,
    appSaysWho: tokenBridge.ready,
    async readUser(line, anew) {
      const read = line === 'management' ? whoManages : whoIsIt;
      // A question that is under way was asked with the login that is now in doubt.
      if (anew) await client.cancelQueries(read);
      const staleTime = anew ? 0 : FRESH;
      if (read === whoManages) return (await client.fetchQuery({ ...whoManages, staleTime })).mid;
      return (await client.fetchQuery({ ...whoIsIt, staleTime })).userInfo.id;
    },
    markCourse: () => courseMark.set(courseType.GL_COURSE),
    onKnown(line, user) {
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
  const { context, rows, client, tokenBridge, report } = parts;
  noticeToken();
  const login = loginOf(parts, () => admission.isEntering());
  const admission: Admission = admissionOf(parts, login);
  // Pages of the app have tokens of their own from its bridge: if they watched each other they would reload for ever.
  if (context === 'shell') watchApp(() => void lookAgain().catch(report));
  else watchVisitor(login, parts.reload);
  const currentRow = () => matchRoute(rows, pathOfHash(location.hash));

  function forget(): void {
    personHere('leaving');
    admission.forget();
    client.clear();
  }

  /** Whether the page belongs to the learner of that token. */
  async function isOwner(row: OwnedRoute | undefined, token: string): Promise<boolean> {
    const owner = row && admission.ownerOf(row);
    if (!token || owner === undefined) return false;
    return userOf(row?.line, token).then(
      (user) => user === owner,
      (error: unknown) => {
        if (isCallError(error, 'login')) return false;
        throw error;
      },
    );
  }

  /**
   * The visitor may have changed in the app while this page was behind another. Until it is known whose another token
   * is, the calls of the page go on with its own: it must not send one learner's work with the token of the next.
   */
  async function lookAgain(): Promise<void> {
    const token = await tokenBridge.askAgain();
    if (token === undefined) return;
    if (await isOwner(currentRow(), token)) tokenBridge.take(token);
    else parts.reload();
  }

  async function renew(row: OwnedRoute): Promise<void> {
    const before = currentToken();
    const outcome = await admission.renew(row);
    if (outcome === 'in' && currentToken() !== before) await client.invalidateQueries();
  }

  return {
    admission,
    currentRow,
    async askWho(line) {
      if (context === 'shell') await tokenBridge.ready();
      return userOf(line, currentToken());
    },
    learner: () => client.getQueryData<UserDetail>(whoIsIt.queryKey)?.userInfo,
    redirectToLogin: () => void login.toUnifiedLogin(),
    loginLost() {
      const row = currentRow();
      // The error page says already that the login has failed.
      if (row && row.name !== 'Error') renew(row).catch(report);
    },
    begin(token) {
      keepToken(token);
      forget();
    },
    end() {
      dropToken();
      forget();
    },
    returnPath: (query) => returnPath(rows, query),
    allowTries: loginTries.clear,
  };
}
