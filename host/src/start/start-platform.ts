import { getWxConfig, queryJsTicket } from '@suite/api';
import { providePlatform, type Http, type Platform, type Shell } from '@suite/kernel';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';
import { Toast } from '@suite/ui/base';
import { dropReads, takeRead } from '@suite/loader';
import { createHttp } from '../http/create-http';
import { client as connection } from '../http/http';
import { createMessenger } from '../messenger/messenger';
import { idle } from '../platform/idle';
import type { SuiteSession } from '../session/create-session';
import { currentToken } from '../token/token-store';
import { createTrack, sendBeacon } from '../track/track';
import type { Visit } from './visit';

/** What the platform is made from. */
export interface PlatformParts {
  visit: Visit;
  shell: Shell;
  session: SuiteSession;
  navigate: Platform['navigate'];
  where: Platform['where'];
  report: Platform['report'];
}

/** An answer that the loader asked for and no call has taken by then is too old: its page was left before. */
const AHEAD_LIMIT = 30_000;

/** Height of the title bar that the host draws where the app around it draws none. */
const NAV_BAR = 'calc(1.17333rem + var(--safe-top))';

const httpOf = ({ visit: { context, line }, session, report }: PlatformParts): Http =>
  createHttp({
    client: connection,
    ahead: takeRead,
    context,
    token: () => currentToken(line),
    ready: session.ready,
    show: Toast.info,
    toLogin: session.redirectToLogin,
    loginLost: session.loginLost,
    report,
  });

const messengerOf = ({ context, entry, site }: Visit) =>
  createMessenger({
    context,
    userAgent: navigator.userAgent,
    entry,
    href: () => location.href,
    appId: site.messenger.appId,
    sign: getWxConfig,
    ticket: queryJsTicket,
    loadSdk: async () => (await import(/* webpackChunkName: "messenger-sdk" */ '../messenger/sdk')).sdk,
    idle,
    log: (error) => console.warn(error),
  });

/** Creates the platform that every page uses, and provides it. */
export function startPlatform(parts: PlatformParts): void {
  const { visit, shell, session, navigate, where, report } = parts;
  setTimeout(dropReads, AHEAD_LIMIT);
  const { context, site, rows, flags } = visit;
  providePlatform({
    context,
    site,
    flags,
    http: httpOf(parts),
    shell,
    messenger: messengerOf(visit),
    track: createTrack({ url: site.analyticsUrl, context, learner: session.learner, send: sendBeacon }),
    endSession: session.end,
    navigate,
    hasPage: (to) => !!matchRoute(rows, pathOfHash(`#${to}`)),
    where,
    report,
  });
  if (context === 'browser' || context === 'shell') {
    document.documentElement.style.setProperty('--size-page-top', NAV_BAR);
  }
}
