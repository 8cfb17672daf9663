import { providePlatform, QueryClient, useSession, type Platform } from '@suite/kernel';
import type { LearnerId } from '@suite/kernel/records';
import { startReconciler, type ReconcilerDeps } from './reconciler';

export const seven: LearnerId = { line: 'learner', user: 7 };

/** For each test a learner is here, and what waits goes out. */
export function beginVisits(learner: () => LearnerId = () => seven): void {
  let leave: () => void;
  beforeEach(() => {
    localStorage.clear();
    leave = visit(learner());
  });
  afterEach(() => leave());
}

/** As the host does it: a learner is here, and the reconciler runs. Returns how to leave the page. */
export function visit(
  { line, user }: LearnerId = seven,
  client: ReconcilerDeps['client'] = new QueryClient(),
): () => void {
  useSession.setState({ login: 'in', line, user });
  return startReconciler({
    client,
    report: (error) => {
      throw error;
    },
    idle: () => Promise.resolve(),
    onPage: () => () => undefined,
  });
}

/** A server that answers calls so; gives the paths of those that it was sent. */
export function serve(answer: (path: string) => unknown): string[] {
  const calls: string[] = [];
  const request = async ({ path }: { path: string }) => {
    calls.push(path);
    return answer(path);
  };
  providePlatform({ http: { request } } as unknown as Platform);
  return calls;
}
