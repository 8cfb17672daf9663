import type { Answers, Question, UserAnswer } from '@suite/api';
import { whenInWords } from '@suite/kernel/time';
import { normalAnswer } from './choices';
import type { Clock } from './clock';
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
import { openKeeping, type Keeping, type Paper } from './keeping';
import { createSnapshot, type Snapshot } from './snapshot';
import { createTimeLimit } from './time-limit';
import type { AnsweringState, Phase, Reading, SaveState } from './types';

/** What is needed to open an attempt. */
export interface AttemptOptions extends Paper {
  /** What the page has just read. */
  reading: Reading;
}

/** The state of an attempt and the learner's actions on it; sending and reading are in other modules. */
export interface Attempt extends Snapshot<AnsweringState> {
  clock: Clock;
  keeping: Keeping;
  /** Milliseconds until the time is over; null without a limit. */
  remaining(): number | null;
  isOver(): boolean;
  /** Whether a submission of an earlier visit may still arrive. */
  mayArrive(): boolean;
  phase(): Phase;
  set(phase: Phase, trouble: AnsweringState['trouble']): void;
  /** Whether the open answers are to be handed in as soon as there is a network. */
  isToHandIn(): boolean;
  /** Keeps that wish on the device, or takes it back. */
  wish(isToHandIn: boolean): void;
  /** False if the answer was not taken: the answers are handed in or the time is over. */
  answer(question: Question, answer: string): boolean;
  toggleMark(question: Question): void;
  goTo(index: number): void;
  takeIn(held: UserAnswer | null): void;
  takeReading(reading: Reading): void;
}

/** A submission may still be on its way for so long after the page that sent it was left. */
const ARRIVAL = 10_000;

const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);

/** Opens an attempt where it was left, on this device or another. */
export function openAttempt(
  { reading, ...opened }: AttemptOptions,
  saving: () => Pick<SaveState, 'kind' | 'onServer'> & Pick<AnsweringState, 'refusal'>,
): Attempt {
  let paper = opened.questions;
  const first = new Set(idsOf(paper));
  const limit = createTimeLimit(reading);
  const { clock, remaining, isOver } = limit;
  const keeping = openKeeping(opened, reading.isFinal ? null : baseOf(reading.answer));
  const { state, subscribe, changed } = createSnapshot(view);
  let phase: Phase = 'open';
  let trouble: AnsweringState['trouble'] = null;
  let safeAt = hasAnswers() ? stampOf(keeping.draft()) : 0;
  let merges = 0;
  let index = firstUnanswered(idsOf(paper), answersOf(keeping.draft()));

  // A submission was on its way when the page was left, and the provider has not received it.
  const { sentAt } = keeping.draft();
  // The provider's time is too early by part of a second, so this visit may seem to begin before the submission.
  const mayArrive = () => sentAt > 0 && Math.abs(clock.now() - sentAt) < ARRIVAL;
  if (reading.isFinal) finish(reading.answer?.content ?? null);
  else if (sentAt > 0) {
    [phase, trouble] = mayArrive() ? ['unsure', 'unsure'] : ['open', 'network'];
    if (phase !== 'unsure') keeping.keep({ ...keeping.draft(), sentAt: 0 });
  }

  function set(next: Phase, why: AnsweringState['trouble']) {
    if (phase !== 'final') [phase, trouble] = [next, why];
    changed();
  }

  /** The answers are handed in, and these counted; null if the provider does not tell. */
  function finish(counted: Answers | null) {
    if (phase === 'final') return;
    keeping.finish(counted);
    set('final', null);
  }

  const isToHandIn = () => phase === 'open' && !isOver() && keeping.draft().wish.value;

  function keep(draft: Draft) {
    keeping.keep(draft);
    changed();
  }

  function takeIn(held: UserAnswer | null) {
    if (phase === 'final') return;
    // A provider that only confirms has taken what was sent.
    if (isFinal(held)) return finish(held?.content ?? answersOf(keeping.draft()));
    const before = answersOf(keeping.draft());
    keeping.rebase(baseOf(held));
    if (!isSameAnswers(before, answersOf(keeping.draft()))) merges += 1;
    if (hasAnswers()) safeAt = clock.now();
    changed();
  }

  function hasAnswers() {
    const { base, own } = keeping.draft();
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
    keeping.limit(now);
  }

  function view(): AnsweringState {
    const draft = keeping.draft();
    const answers = answersOf(draft);
    const ids = idsOf(paper);
    const { refusal, ...saved } = saving();
    return {
      phase,
      index,
      questions: paper,
      ids,
      answers,
      removed: keeping.removed().length,
      added: ids.filter((id) => !first.has(id)).length,
      answered: ids.filter((id) => answers[id]).length,
      marked: ids.filter((id) => draft.marks[id]?.value),
      save: {
        ...saved,
        when: safeAt ? whenInWords(safeAt, clock.now()) : null,
        onDevice: keeping.isOnDevice(),
      },
      deadline: limit.deadline(),
      merges,
      leftover: keeping.leftover(),
      refusal,
      trouble: isToHandIn() ? 'offline' : trouble,
    };
  }

  return {
    clock,
    keeping,
    state,
    subscribe,
    changed,
    remaining,
    isOver,
    mayArrive,
    phase: () => phase,
    set,
    isToHandIn,
    wish(value) {
      const draft = keeping.draft();
      if (phase !== 'final' && draft.wish.value !== value) keep(withWish(draft, value, clock.now()));
    },
    answer(question, answer) {
      if (phase !== 'open' || isOver()) return false;
      trouble = null;
      keeping.keep(withAnswer(keeping.draft(), question.id, normalAnswer(question, answer), clock.now()));
      if (keeping.isOnDevice()) safeAt = clock.now();
      changed();
      return true;
    },
    toggleMark({ id }) {
      if (phase === 'final') return;
      const draft = keeping.draft();
      keep(withMark(draft, id, !draft.marks[id]?.value, clock.now()));
    },
    goTo(next) {
      index = Math.max(0, Math.min(paper.length - 1, next));
      changed();
    },
    takeIn,
    takeReading(reading) {
      limit.take(reading);
      if (reading.isFinal) return finish(reading.answer?.content ?? null);
      if (reading.questions) follow(reading.questions);
      takeIn(reading.answer);
    },
  };
}
