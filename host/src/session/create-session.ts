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
  type UserDetail,
} from '@suite/api';
import { isCallError, type Context, type Line, type QueryClient } from '@suite/kernel';
import type { OwnedRoute, Site } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { currentToken, dropToken, keepToken } from '../token/token-store';
import { createAdmission, type Admission } from './admission';
import { createLogin } from './log-in';
import { goLoginFlag, lineMark, loginTries } from './marks';
import { bindPathFrom, pathAt, returnPath } from './return-path';
import type { SessionService } from './service';

/** What a session needs of the page. */
export interface SessionParts {
  context: Context;
  site: Site;
  rows: readonly OwnedRoute[];
  client: QueryClient;
  navigate: (path: string, options: { replace: boolean }) => void;
  leave: (address: string) => void;
  report: (error: unknown) => void;
}

/** Everything that has to do with who the visitor is. */
export interface SuiteSession extends SessionService {
  admission: Admission;
  /** A call was told to send the visitor to the provider's login. */
  redirectToLogin: () => void;
  /** A call was told that the visitor is logged in no more. */
  loginLost: () => void;
  /** The route where the visitor is. */
  currentRow: () => OwnedRoute | undefined;
  /** The learner, once somebody has asked who they are. */
  learner: () => Learner | undefined;
}

/** How long the visitor's data count as fresh when a page is entered. */
const FRESH = 30_000;

const whoIsIt = queryOf(userDetail, undefined);

const tokenIfAny = async () => {
  try {
    keepToken((await getToken()).token);
    goLoginFlag.clear();
  } catch (error) {
    // Nobody has logged in at the login page; whoever asks next finds out.
    if (!isCallError(error, 'login')) throw error;
  }
};

/** Puts login, admission and what is kept of them together. */
export function createSession(parts: SessionParts): SuiteSession {
  const { context, site, rows, client, navigate, leave, report } = parts;
  const href = () => location.href;
  const currentRow = () => matchRoute(rows, pathOfHash(location.hash));

  const login = createLogin({
    context,
    site,
    flag: goLoginFlag,
    tries: loginTries,
    href,
    leave,
    rewrite: (address) => history.replaceState(history.state, '', address),
    navigate: (path) => navigate(path, { replace: true }),
    keepToken,
    exchange: passportData,
    updateMessengerUser,
    doLogin,
  });

  const admission = createAdmission({
    context,
    login,
    href,
    readUser: (line: Line, anew) =>
      client.fetchQuery<unknown>({
        ...queryOf<void, unknown>(line === 'management' ? getMangeUserInfo : userDetail, undefined),
        staleTime: anew ? 0 : FRESH,
      }),
    markLine: (line) => lineMark.set(line === 'management' ? courseType.GL_COURSE : courseType.CS_COURSE),
    isAtLogin: goLoginFlag.isSet,
    fetchToken: tokenIfAny,
    bindPath: (row) => bindPathFrom(row, pathAt(location.hash)),
  });

  function forget(): void {
    goLoginFlag.clear();
    loginTries.clear();
    admission.forget();
    client.clear();
  }

  async function renew(row: OwnedRoute): Promise<void> {
    const before = currentToken();
    const outcome = await admission.renew(row);
    if (outcome === 'in' && currentToken() !== before) await client.invalidateQueries();
  }

  return {
    admission,
    currentRow,
    learner: () => client.getQueryData<UserDetail>(whoIsIt.queryKey)?.userInfo,
    redirectToLogin: () => void login.toUnifiedLogin(),
    loginLost() {
      const row = currentRow();
      if (row && row.app !== 'host') renew(row).catch(report);
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
    toUnifiedLogin: () => void login.toUnifiedLogin(),
  };
}
