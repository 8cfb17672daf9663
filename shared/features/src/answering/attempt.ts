import type { Answers, Question, Solution, UserAnswer } from '@suite/api';
import { createStore } from '@suite/kernel';
import { whenInWords } from '@suite/kernel/time';
import { normalAnswer } from './choices';
import {
  answersOf,
  baseOf,
  firstUnanswered,
  isFinal,
  isSameAnswers,
  stampOf,
  withAnswer,
  withMark,
  withWish,
  type Draft,
} from './draft';
import { openDraftRecord, type Paper } from './draft-record';
import { createTimeLimit } from './time-limit';
import type { AnsweringState, Phase, Reading, SaveState } from './types';

/** What is needed to open an attempt. */
export interface AttemptOptions extends Paper {
  /** What the page has just read. */
  reading: Reading;
  /** Whether the server tells while the paper is open if an answer is right. */
  checks?: boolean;
}

const solutionsIn = (held: UserAnswer | null): Record<number, Solution> =>
  Object.fromEntries((held?.solutions ?? []).map((solution) => [solution.id, solution]));

/** A submission may still be on its way for so long after the page that sent it was left. */
const ARRIVAL = 10_000;

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** Opens an attempt where it was left, on this device or another. */
export function openAttempt(
  { reading, checks = false, ...opened }: AttemptOptions,
  saving: () => Pick<SaveState, 'kind' | 'onServer'> & Pick<AnsweringState, 'refusal'>,
) {
  let paper = opened.questions;
  const first = new Set(idsOf(paper));
  const limit = createTimeLimit(reading);
  const { clock, remaining, isOver } = limit;
  const record = openDraftRecord(opened, reading.isFinal ? null : baseOf(reading.answer));
  const changes = createStore(() => 0);
  let current: AnsweringState | undefined;
  let phase: Phase = 'open';
  let problem: AnsweringState['problem'] = null;
  let safeAt = hasAnswers() ? stampOf(record.draft()) : 0;
  let merges = 0;
  let solutions = solutionsIn(reading.answer);
  let checking: readonly number[] = [];
  let index = firstUnanswered(idsOf(paper), answersOf(record.draft()));

  // A submission was on its way when the page was left, and the server has not received it.
  const { sentAt } = record.draft();
  // The server's time is too early by part of a second, so this visit may seem to begin before the submission.
  const mayArrive = () => sentAt > 0 && Math.abs(clock.now() - sentAt) < ARRIVAL;
  if (reading.isFinal) finish(reading.answer?.content ?? null);
  else if (sentAt > 0) {
    [phase, problem] = mayArrive() ? ['unknown', 'unknown'] : ['open', 'network'];
    if (phase !== 'unknown') record.save({ ...record.draft(), sentAt: 0 });
  }

  function changed() {
    current = undefined;
    changes.setState((count) => count + 1);
  }

  function set(next: Phase, why: AnsweringState['problem']) {
    if (phase !== 'final') [phase, problem] = [next, why];
    changed();
  }

  /** The answers are handed in, and these counted; null if the server does not tell. */
  function finish(counted: Answers | null) {
    if (phase === 'final') return;
    record.finish(counted);
    set('final', null);
  }

  const isToHandIn = () => phase === 'open' && !isOver() && record.draft().wish.value;

  function save(draft: Draft) {
    record.save(draft);
    changed();
  }

  function takeIn(held: UserAnswer | null) {
    if (phase === 'final') return;
    // A server that only confirms has taken what was sent.
    if (isFinal(held)) return finish(held?.content ?? answersOf(record.draft()));
    const before = answersOf(record.draft());
    record.rebase(baseOf(held));
    solutions = { ...solutions, ...solutionsIn(held) };
    checking = checking.filter((id) => !solutions[id]);
    if (!isSameAnswers(before, answersOf(record.draft()))) merges += 1;
    if (hasAnswers()) safeAt = clock.now();
    changed();
  }

  function hasAnswers() {
    const { base, own } = record.draft();
    return Object.keys({ ...base.content, ...own }).length > 0;
  }

  /**
   * Takes over the questions that are in the paper now, some perhaps with other options; the learner stays at theirs
   * while it is among them.
   */
  function follow(now: readonly Question[]) {
    if (now.length === 0) return;
    const [before, ids] = [idsOf(paper), idsOf(now)];
    const at = ids.indexOf(before[index] as number);
    paper = now;
    index = at < 0 ? Math.min(index, ids.length - 1) : at;
    record.limit(now);
  }

  function view(): AnsweringState {
    const draft = record.draft();
    const answers = answersOf(draft);
    const ids = idsOf(paper);
    const { refusal, ...saved } = saving();
    return {
      phase,
      index,
      questions: paper,
      ids,
      answers,
      removed: record.removed().length,
      added: ids.filter((id) => !first.has(id)).length,
      answered: ids.filter((id) => answers[id]).length,
      marked: ids.filter((id) => draft.marks[id]?.value),
      save: {
        ...saved,
        when: safeAt ? whenInWords(safeAt, clock.now()) : null,
        onDevice: record.isOnDevice(),
      },
      deadline: limit.deadline(),
      merges,
      solutions,
      checking,
      checks,
      leftover: record.leftover(),
      refusal,
      problem: isToHandIn() ? 'offline' : problem,
    };
  }

  return {
    clock,
    record,
    /** The same object until something has changed. */
    state: () => (current = current ?? view()),
    subscribe: changes.subscribe,
    /** Tells that something the state is made from has changed. */
    changed,
    /** Milliseconds until the time is over; null without a limit. */
    remaining,
    isOver,
    /** Whether a submission of an earlier visit may still arrive. */
    mayArrive,
    phase: () => phase,
    set,
    /** Whether the open answers are to be handed in as soon as there is a network. */
    isToHandIn,
    /** Keeps that wish on the device, or takes it back. */
    wish(value: boolean) {
      const draft = record.draft();
      if (phase !== 'final' && draft.wish.value !== value) save(withWish(draft, value, clock.now()));
    },
    /** False if the answer was not taken: the answers are handed in or the time is over. */
    answer(question: Question, answer: string) {
      if (phase !== 'open' || isOver() || solutions[question.id]) return false;
      problem = null;
      record.save(withAnswer(record.draft(), question.id, normalAnswer(question, answer), clock.now()));
      if (record.isOnDevice()) safeAt = clock.now();
      changed();
      return true;
    },
    checking: () => checking,
    /** The answer is final: the next draft asks whether it is right. */
    check({ id }: Question) {
      if (phase !== 'open' || !checks || solutions[id] || checking.includes(id)) return;
      checking = [...checking, id];
      changed();
    },
    /** A server that has not told whether `asked` were right does not tell. */
    dropChecks(asked: readonly number[]) {
      if (!asked.some((id) => checking.includes(id))) return;
      checking = checking.filter((id) => !asked.includes(id));
      checks = false;
      changed();
    },
    toggleMark({ id }: Question) {
      if (phase === 'final') return;
      const draft = record.draft();
      save(withMark(draft, id, !draft.marks[id]?.value, clock.now()));
    },
    goTo(next: number) {
      index = Math.max(0, Math.min(paper.length - 1, next));
      changed();
    },
    takeIn,
    takeReading(reading: Reading) {
      limit.take(reading);
      if (reading.isFinal) return finish(reading.answer?.content ?? null);
      if (reading.questions) follow(reading.questions);
      takeIn(reading.answer);
    },
  };
}

/** The state of an attempt and the learner's actions on it; sending and reading are in other modules. */
export type Attempt = ReturnType<typeof openAttempt>;
