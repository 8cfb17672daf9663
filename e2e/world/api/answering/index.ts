export { answerColumns, type AnswerColumns, heldAnswer, noAnswers } from './columns';
export {
  normalAnswer,
  normalAnswers,
  optionCount,
  receive,
  sampleAnswers,
  scored,
  shownQuestions,
  type SolvedQuestion,
  typeText,
  wrongAnswer,
} from './answers';
export { sheetParams, usedSeconds } from './sheet';
