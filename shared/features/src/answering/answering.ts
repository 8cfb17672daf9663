import { draftFlag, refusalOf, type Question, codes } from '@suite/api';
import { createAsking, errorIn } from './asking';
import { openAttempt, type AttemptOptions } from './attempt';
import { isPending, isSameAnswers, sheetOf, tellsAll } from './draft';
import { errorKind } from './error-kind';
import { createHandingIn } from './handing-in';
import { createOvertime } from './overtime';
import { createSaver, type Saver } from './saver';
import { newId } from '@suite/kernel/records';
import { RENEWAL } from '../sending';
import { attemptLease } from './stored-drafts';
import type { AttemptKey, Server, Sheet } from './types';
import { watchPage } from './watch-page';
import { CallError, useSession } from '@suite/kernel';

/**
 * Makes calls only while the owner of the answers may be the visitor. Once the server names another learner, the
 * answers wait on the device for their owner, and nothing of the other learner's is merged.
 */
function inOwnSession(server: Server, owner: AttemptKey['user']): Server {
  const { line } = useSession.getState();
  function check() {
    const now = useSession.getState();
    const isOther = now.line !== line || (now.user !== undefined && String(now.user) !== String(owner));
    if (isOther) throw new CallError('login', codes.LOGIN_REQUIRED, '');
  }
  async function guarded<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    check();
    const answer = await call();
    check();
    return answer;
  }
  return {
    ...server,
    read: () => guarded(() => server.read()),
    send: (sheet) => guarded(() => server.send(sheet)),
  };
}

/** Within this time several signs of a return to the page count as one. */
const JUST_ASKED = 2000;

export interface AnsweringOptions extends AttemptOptions {
  server: Server;
}

/** Tells in what words the server refuses a call. */
function withRefusals(server: Server, tell: (words: string) => void): Server {
  const heard = <Answer>(answer: Promise<Answer>) =>
    answer.catch((error) => {
      tell(refusalOf(error)?.text ?? '');
      throw error;
    });
  return {
    ...server,
    read: () => heard(server.read()),
    send: (sheet) => heard(server.send(sheet)),
  };
}

/** Opens an attempt and keeps it safe: each answer is on the device at once and at the server soon. */
export function createAnswering({ server: given, ...options }: AnsweringOptions) {
  let refusal = '';
  const server = inOwnSession(
    withRefusals(given, (words) => (refusal = words)),
    options.key.user,
  );
  const onServer = server.keepsDrafts !== false;
  const attempt = openAttempt({ ...options, checks: given.checks }, () => ({
    kind: saveKind(),
    onServer,
    refusal,
  }));
  const { record } = attempt;

  const asking = createAsking(server, (reading) => {
    attempt.takeReading(reading);
    handingIn.settle();
  });
  const handingIn = createHandingIn(attempt, asking, server);
  const overtime = createOvertime(attempt, asking, handingIn);
  const saver: Saver = createSaver({
    isPending: () =>
      onServer && attempt.phase() !== 'final' && (isPending(record.draft()) || attempt.checking().length > 0),
    send: sendDraft,
    onChange: attempt.changed,
  });

  /**
   * A server with versions refuses a sheet that was built on an older one: only others are asked first. Version 0
   * may belong to either kind. A page that is left asks as well: if it is closed before it could send, the draft waits
   * on the device for the next page.
   */
  const mustAsk = () => asking.isStale() && !record.draft().base.version;

  async function sendDraft(): Promise<void> {
    // A submission carries the same answers.
    if (handingIn.isUnderWay()) return;
    if (mustAsk()) await asking.askAnew();
    if (attempt.phase() === 'final') return;
    const check = attempt.checking();
    const sheet: Sheet = {
      ...sheetOf(record.draft(), draftFlag.DRAFT),
      ...(check.length > 0 && { check: [...check] }),
    };
    try {
      const held = await asking.hear(() => server.send(sheet));
      if (tellsAll(held)) attempt.takeIn(held);
      else await asking.askAnew();
      attempt.dropChecks(check);
    } catch (error) {
      if (errorKind(error) !== 'refused') throw error;
      // Another device has saved, or the paper has changed: if that changes the sheet, it is sent again.
      await asking.askAnew();
      const next = sheetOf(record.draft(), draftFlag.DRAFT);
      const isSame = next.base_version === sheet.base_version && isSameAnswers(next.content, sheet.content);
      if (isSame && attempt.phase() === 'open') throw error;
      return sendDraft();
    }
  }

  function saveKind() {
    if (onServer) return saver.kind();
    return record.isOnDevice() ? 'saved' : 'none';
  }

  // The counter of an engine may stand still while the device sleeps, and with it the age of what was asked.
  const isJustAsked = () => asking.age() < JUST_ASKED && !attempt.clock.isUncertain();

  /** The draft was removed from the device: another window has handed it in, or the storage was emptied. */
  async function onCleared() {
    const problem = await errorIn(asking.ask());
    // A reading keeps the draft anew; without one it is kept unless a submission may have arrived.
    if (!problem || attempt.phase() === 'final' || record.draft().sentAt > 0) return;
    record.save(record.draft());
    attempt.changed();
  }

  async function onReturn(isAsked = isJustAsked()) {
    if (attempt.phase() === 'final') return;
    record.resume();
    // A phone that slept past the end does not wait for the network to say so.
    overtime.check();
    if (!isAsked) {
      asking.markStale();
      await errorIn(asking.askAnew());
    }
    saver.flush();
    overtime.check();
  }

  function onLeave() {
    if (attempt.phase() === 'final') return;
    record.pause();
    saver.flush();
  }

  return {
    /** Name of the paper. */
    title: options.title,
    state: attempt.state,
    subscribe: attempt.subscribe,
    /** Milliseconds that are left for certain; null without a limit. */
    remaining: attempt.remaining,
    /** Whether the time is over. */
    isOver: attempt.isOver,
    /** Hands in for good. Further calls join the submission that is running. */
    submit: handingIn.submit,
    /** Takes back a submission that waits for the network. */
    withdraw: handingIn.withdraw,
    /** Takes the whole new answer to a question; '' clears it. */
    answer(question: Question, answer: string) {
      if (attempt.answer(question, answer) && onServer) saver.touch();
    },
    /** Asks at once whether the answer is right; from then on it stays. */
    check(question: Question) {
      attempt.check(question);
      if (attempt.checking().length > 0) saver.flush();
    },
    toggleMark: attempt.toggleMark,
    goTo: attempt.goTo,
    /** Sends unsaved answers at once. */
    retry: saver.flush,
    /**
     * Without a page: hands in if the learner has wished it or the time is over, else saves the draft. True if it is to be
     * tried again soon. Throws what the saving has thrown.
     */
    async deliver() {
      // A submission of an earlier visit may still arrive.
      if (attempt.phase() === 'unknown') return true;
      if (attempt.phase() === 'final') return false;
      const isWished = attempt.isToHandIn();
      if (isWished || attempt.isOver()) {
        const outcome = await handingIn.submit();
        // Without a page the learner is not told to hand in once more.
        if (isWished) attempt.wish(true);
        return outcome === 'offline' || outcome === 'network' || outcome === 'unknown';
      }
      if (onServer && isPending(record.draft())) await sendDraft();
      return false;
    },
    /** Saves when the page is left and asks the server when the learner comes back; the result ends it. */
    attach() {
      const lease = attemptLease(options.key, newId());
      const renew = () => void (document.visibilityState === 'visible' && lease.take(Date.now()));
      renew();
      const renewal = setInterval(renew, RENEWAL);
      const unwatch = watchPage({
        onLeave() {
          onLeave();
          // A page that is hidden may be closed without a word: another one may send.
          lease.release();
        },
        onReturn() {
          renew();
          void onReturn();
        },
        // A read of a moment ago has failed for lack of the network: it is repeated.
        onOnline: () => void onReturn(false),
        onOffline: attempt.changed,
      });
      const forget = record.watch((isCleared) => (isCleared ? void onCleared() : attempt.changed()));
      overtime.start();
      handingIn.start();
      record.resume();
      saver.start();
      return () => {
        onLeave();
        record.release();
        clearInterval(renewal);
        lease.release();
        unwatch();
        forget();
        overtime.stop();
        handingIn.stop();
        saver.stop();
      };
    },
  };
}

/** An attempt that is being answered; `subscribe` and `state` fit React's external stores. */
export type Answering = ReturnType<typeof createAnswering>;
