export { answerColumns, type AnswerColumns, heldAnswer, noAnswers } from './columns';
export {
  normalAnswer,
  normalAnswers,
  optionCount,
  type Receipt,
  receive,
  type Received,
  sameAnswers,
  sampleAnswers,
  scored,
  type Scoring,
  shownQuestion,
  shownQuestions,
  type SolvedQuestion,
  typeText,
  wrongAnswer,
} from './answers';
export { sheetParams, usedSeconds } from './sheet';
