import { getMangeUserInfo, queryOf, userDetail, type Call } from '@suite/api';
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

/**
 * What the server answers to a read, without what a refusal does elsewhere: it leads to no login here. A page that asks
 * the same, or has asked, is not asked for again.
 */
async function ask<Data>(call: Call<void, Data>, queries: QueryClient): Promise<Data | null> {
  const read = queryOf(call, undefined);
  const { status, fetchStatus } = queries.getQueryState(read.queryKey) ?? {};
  if (status === 'success' || fetchStatus === 'fetching')
    return queries.fetchQuery({ ...read, staleTime: Infinity });
  const { path } = call;
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
async function identify({ session, queries }: ReconcileDeps): Promise<void> {
  const { admission, currentRow } = session;
  const row = currentRow();
  const isAsking = () => admission.isEntering() || useSession.getState().login !== 'unknown';
  if (!row || isAsking() || !hasWork()) return;
  const line = row.line ?? 'learner';
  const user =
    line === 'management'
      ? (await ask(getMangeUserInfo, queries))?.mid
      : (await ask(userDetail, queries))?.userInfo?.id;
  if (user && !isAsking()) admission.learn(line, user);
}

/** Starts what looks after unfinished work, on every page from now on. */
export function startReconciling(deps: ReconcileDeps): void {
  const { router, queries, report } = deps;
  const look = () => void idle().then(() => identify(deps).catch(() => undefined));
  startReconciler({
    client: queries,
    report: reportIfStaying(report),
    idle,
    onPage: (listener) => router.subscribe(() => listener()),
  });
  router.subscribe(look);
  look();
}
