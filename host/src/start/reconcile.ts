import { getMangeUserInfo, queryOf, userDetail, type Call } from '@suite/api';
import { startReconciler } from '@suite/features/reconciler';
import { useSession, type Line, type QueryClient } from '@suite/kernel';
import { hasWork } from '@suite/kernel/records';
import type { SuiteRouter } from '@suite/kernel/router';
import { idle } from '../platform/idle';
import { reportIfStaying } from '../report/reporter';
import type { SuiteSession } from '../session/create-session';

interface ReconcileDeps {
  session: Pick<SuiteSession, 'admission' | 'currentRow' | 'askWho'>;
  router: Pick<SuiteRouter, 'subscribe'>;
  queries: QueryClient;
  report: (error: unknown) => void;
}

/** What a page asks, or has asked, is not asked for again. */
async function askedBy<Data>(call: Call<void, Data>, queries: QueryClient): Promise<Data | undefined> {
  const read = queryOf(call, undefined);
  const { status, fetchStatus } = queries.getQueryState(read.queryKey) ?? {};
  if (status !== 'success' && fetchStatus !== 'fetching') return undefined;
  return queries.fetchQuery({ ...read, staleTime: Infinity });
}

const knownBy = async (queries: QueryClient, line: Line) =>
  line === 'management'
    ? (await askedBy(getMangeUserInfo, queries))?.mid
    : (await askedBy(userDetail, queries))?.userInfo?.id;

/**
 * Asks who is here on a page that is open to everybody, if work waits for its owner. A visitor is left alone, and
 * so is a page that asks itself, or has asked in vain.
 */
async function identify({ session, queries }: ReconcileDeps): Promise<void> {
  const { admission, currentRow, askWho } = session;
  const row = currentRow();
  const isAsking = () => admission.isEntering() || useSession.getState().login !== 'unknown';
  if (!row || !admission.isAdmitted(row) || isAsking() || !hasWork()) return;
  const owner = (await knownBy(queries, useSession.getState().line)) ?? (await askWho());
  if (owner && !isAsking()) admission.learn(owner);
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
