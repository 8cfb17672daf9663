/**
 * The answering engine. It shows a paper (practice, test, exam) question by question, keeps and merges the
 * answers, and hands them in. It makes no calls: a page gives it a `Server`.
 *
 * A page that lets a learner answer:
 *
 *     const answering = useAnswering({ key, title, questions, reading, server }); // another attempt, another React key
 *     <AnsweringScreen answering={answering} onFinal={...} />
 *
 * What is left on the device goes out from any page: `createAnswering(...).deliver()`.
 *
 * A solved question is read with `<QuestionView question={question} number={1} count={20} />`, without
 * `onAnswer`, and `<Analysis question={question} isNew={false} />` under it.
 */
export type {
  AnsweringState,
  AttemptKey,
  Leftover,
  Phase,
  Server,
  Reading,
  SaveState,
  Sheet,
  SubmitOutcome,
  SubmitProblem,
} from './types';
export { Slide } from './slide';
export { decodeChoices, optionsOf, outcomeOf, typeName, type Option, type Outcome } from './choices';
export { attemptLease, draftsOf, storedDraft, wasHandedIn } from './stored-drafts';
export { stampOf, unsentTimes } from './draft';
export { errorKind, pauseAfter } from './error-kind';
export { LeftoverCard } from './leftover-card';
export { leftoversOf, storedLeftover, wordsIn } from './leftovers';
export { received, type Received } from './clock';
export { createAnswering, type Answering, type AnsweringOptions } from './answering';
export { useAnswering } from './use-answering';
export { AnsweringScreen, type AnsweringScreenProps } from './answering-screen';
export { QuestionView, type QuestionViewProps } from './question-view';
export { SolvedOptions } from './solved-options';
export { Analysis, BothAnswers, Explanation, type AnalysisProps } from './analysis';
