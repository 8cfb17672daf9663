import { useSession, type QueryClient } from '@suite/kernel';
import {
  allDuties,
  isUndisturbed,
  lookAfter,
  ownerHere,
  provideReconciler,
  sweepExpired,
  waitingChanged,
  type Duty,
} from '@suite/kernel/records';
import { certificateDuty } from '../certificate/look-after';
import { purchaseDuty } from '../checkout/look-after';
import { materialMarks } from '../material-marks';
import { answersDuty } from '../paper/answers-duty';
import { invalidateAll } from '../paper/invalidate';
import { createSender } from '../sending/sender';
import { refundDuty, signingDuty } from '../signing/look-after';
import { watchReports } from '../watch-reports';

/** What the reconciler needs from the host. */
export interface ReconcilerDeps {
  client: Pick<QueryClient, 'fetchQuery' | 'invalidateQueries'>;
  report: (error: unknown) => void;
  /** Resolves when the page has nothing better to do. */
  idle: () => Promise<void>;
  /** Calls back on each new page; returns how to stop. */
  onPage: (listener: () => void) => () => void;
}

/** Features of which something may wait although no page of theirs is loaded. */
const featured: Duty[] = [
  watchReports.duty,
  materialMarks.duty,
  answersDuty,
  purchaseDuty,
  signingDuty,
  refundDuty,
  certificateDuty,
];

/** Calls back when the network returns, the app comes to the front, or somebody has logged in. */
function onReturn(back: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') back();
  };
  window.addEventListener('online', back);
  window.addEventListener('pageshow', back);
  document.addEventListener('visibilitychange', onVisible);
  const off = useSession.subscribe((session, before) => {
    if (session.login === 'in' && session !== before) back();
  });
  return () => {
    off();
    window.removeEventListener('online', back);
    window.removeEventListener('pageshow', back);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Another tab has kept or sent something. */
const onOtherTab = ({ key }: StorageEvent) => {
  if (key === null || key.startsWith('suite.unsent.')) waitingChanged();
};

/**
 * Looks after what is not finished: at the start, on each page, after a login, when the network returns and when the
 * app comes to the front. It works in the background, and not while the learner is at an exam, a payment or a
 * signature. Returns how to stop.
 */
export function startReconciler({ client, report, idle, onPage }: ReconcilerDeps): () => void {
  const sender = createSender({
    report,
    changed: (paths) => paths.forEach((path) => void client.invalidateQueries({ queryKey: [path] })),
  });

  async function run({ kind, run: own }: Duty, isForced: boolean): Promise<void> {
    const owner = ownerHere();
    if (!own) return sender.send(kind, isForced);
    if (owner && (await own(owner, client).catch(report))) void invalidateAll(client);
  }

  const all = async (isForced: boolean) => {
    await Promise.all(allDuties().map((duty) => run(duty, isForced)));
  };
  const round = async () => {
    if (!isUndisturbed()) await all(false);
  };
  const later = () => void idle().then(round);

  featured.forEach(lookAfter);
  provideReconciler({
    soon(kind) {
      const duty = allDuties().find((one) => one.kind === kind);
      if (!duty?.run) void sender.sendSoon(kind);
      else if (!isUndisturbed()) void run(duty, false);
    },
    round,
    async now(kind) {
      const duty = allDuties().find((one) => one.kind === kind);
      await (duty ? run(duty, true) : all(true));
    },
  });
  const stops = [onPage(later), onReturn(later)];
  window.addEventListener('storage', onOtherTab);
  sweepExpired();
  later();
  return () => {
    stops.forEach((stop) => stop());
    window.removeEventListener('storage', onOtherTab);
    sender.stop();
    provideReconciler(undefined);
  };
}
