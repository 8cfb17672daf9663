import { getMangeUserInfo, userDetail, type ManageUser, type UserDetail } from '@suite/api';
import { startReconciler } from '@suite/features/reconciler';
import { platform, useSession, type QueryClient } from '@suite/kernel';
import { hasWork } from '@suite/kernel/records';
import type { SuiteRouter } from '@suite/kernel/router';
import { readEnvelope } from '../http/envelope';
import { client } from '../http/http';
import { idle } from '../platform/idle';
import { reportIfStaying } from '../report/reporter';
import type { SuiteSession } from '../session/create-session';
import { currentToken } from '../token/token-store';

interface ReconcileDeps {
  session: Pick<SuiteSession, 'admission' | 'currentRow'>;
  router: Pick<SuiteRouter, 'subscribe'>;
  queries: QueryClient;
  report: (error: unknown) => void;
}

/** What the server answers to a read, without what a refusal does elsewhere: it leads to no login here. */
async function ask<Data>(path: string): Promise<Data | null> {
  const { data } = await client.request<unknown>({
    method: 'GET',
    url: path,
    headers: { token: currentToken() },
  });
  const verdict = readEnvelope(data, path, platform().context);
  return verdict.outcome === 'data' ? (verdict.data as Data | null) : null;
}

/**
 * Asks who is here on a page that is open to everybody, if work waits for its owner. A visitor is left alone, and
 * so is a page that is just asking itself.
 */
async function identify({ admission, currentRow }: ReconcileDeps['session']): Promise<void> {
  const row = currentRow();
  const isAsking = () => admission.isEntering() || useSession.getState().login !== 'unknown';
  if (!row || isAsking() || !hasWork()) return;
  const line = row.line ?? 'learner';
  const user =
    line === 'management'
      ? (await ask<ManageUser>(getMangeUserInfo.path))?.mid
      : (await ask<UserDetail>(userDetail.path))?.userInfo?.id;
  if (user && !isAsking()) admission.learn(line, user);
}

/** Starts what looks after unfinished work, on every page from now on. */
export function startReconciling({ session, router, queries, report }: ReconcileDeps): void {
  const look = () => void idle().then(() => identify(session).catch(() => undefined));
  startReconciler({
    client: queries,
    report: reportIfStaying(report),
    idle,
    onPage: (listener) => router.subscribe(() => listener()),
  });
  router.subscribe(look);
  look();
}
