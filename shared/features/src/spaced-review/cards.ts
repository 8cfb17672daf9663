import type { CourseLine, DateTime, Day, Question } from '@suite/api';
import { defineRecord, type LearnerId } from '@suite/kernel/records';
import { outcomeOf } from '../answering';
import { dueOn, scheduleAfter, type Schedule } from './schedule';

/** A question that was answered wrong once, and when it comes back. */
export interface ReviewCard {
  id: string;
  schedule: Schedule;
  /** Its lesson's course, as far as it is known. */
  line?: CourseLine;
  /** Absent once it is learned. */
  question?: Question;
}

/** A card that can be asked. */
export type AskedCard = ReviewCard & { question: Question };

/** Whose numbers a paper's questions have; an exam does not say to which course it belongs. */
export type Bank = 'reform' | 'older' | 'exam' | 'manage';

/** A paper that was handed in, with its solutions. */
export interface SolvedPaper {
  bank: Bank;
  /** Absent where a page does not know it. */
  line?: CourseLine;
  at: DateTime;
  questions: readonly Question[];
}

/**
 * One card a question. The server takes no answers of reviews, so this device has the only copy of them, and a logout
 * keeps it. Version 1 was one record of the last answers.
 */
const cards = defineRecord<Omit<ReviewCard, 'id'>>({
  kind: 'review',
  version: 2,
  owner: 'learner',
  personal: false,
  unsent: true,
  read(stored, version) {
    const { schedule } = Object(stored) as Partial<ReviewCard>;
    return version === 2 && typeof schedule?.at === 'string' ? (stored as ReviewCard) : undefined;
  },
});

/** Takes the answers of a paper: what was wrong comes back, what was right comes back later. */
export function takePaper(owner: LearnerId | undefined, paper: SolvedPaper): void {
  // An answer without its solution, or without its moment, teaches nothing.
  if (!owner || !paper.at) return;
  paper.questions.filter(({ answer }) => answer).forEach((question) => takeAnswer(owner, paper, question));
}

function takeAnswer(owner: LearnerId, { bank, line, at }: SolvedPaper, solved: Question): void {
  const record = cards.of(owner, `${bank}.${solved.id}`);
  const known = record.read();
  const schedule = scheduleAfter(known?.schedule, { isRight: outcomeOf(solved) === 'right', at });
  const lacksLine = !known?.line && line !== undefined;
  if (!schedule || (schedule === known?.schedule && !lacksLine)) return;
  const question = schedule.due === null ? undefined : { ...solved, youAns: '' };
  record.save({ schedule, line: line ?? known?.line, question });
}

/** Takes an answer in a review. */
export function takeReview(
  owner: LearnerId | undefined,
  id: string,
  answer: { isRight: boolean; at: DateTime },
): void {
  const record = cards.of(owner, id);
  const card = record.read();
  const schedule = scheduleAfter(card?.schedule, answer);
  if (!schedule) return;
  const question = schedule.due === null ? undefined : card?.question;
  record.save({ ...card, question, schedule: { ...schedule, reviewed: answer.at.slice(0, 10) } });
}

const allCards = (owner: LearnerId | undefined): ReviewCard[] =>
  owner ? cards.all(owner).map(({ id, value }) => ({ id, ...value })) : [];

const isAsked = (card: ReviewCard): card is AskedCard => card.question !== undefined;

/** The cards that a day asks for. */
export const dueCards = (owner: LearnerId | undefined, today: Day): AskedCard[] =>
  dueOn(allCards(owner), today).filter(isAsked);

/** What is still to be learned, the soonest first, and how many questions are learned. */
export function mistakesOf(owner: LearnerId | undefined): { open: AskedCard[]; learned: number } {
  const all = allCards(owner);
  const open = all.filter(isAsked);
  return {
    open: open.sort(({ schedule: one }, { schedule: other }) =>
      (one.due ?? '').localeCompare(other.due ?? ''),
    ),
    learned: all.length - open.length,
  };
}

/** The course whose lesson explains a card's question, as far as it is known. */
export const lineOfCard = ({ id, line }: ReviewCard): CourseLine | undefined =>
  line ?? (id.startsWith('reform.') ? 'reform' : undefined);
