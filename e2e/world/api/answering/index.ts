export { answerColumns, heldAnswer, noAnswers, type AnswerColumns } from './columns';
export { normalAnswer, normalAnswers, sameAnswers } from './normal-form';
export { optionCount, shownQuestion, shownQuestions, typeText, type SolvedQuestion } from './question';
export { receive, type Receipt, type Received } from './receive';
export { sampleAnswers, wrongAnswer } from './sample-answers';
export { scored, type Scoring } from './score';
export { sheetParams, usedSeconds } from './sheet';
