/**
 * The result of a final submission. `<ResultPage />` is a whole page; a page that also shows the questions
 * starts with `<ScoreCard />` and goes on with `QuestionReview` of `@suite/features/question-review`.
 */
export { tallyOf, verdictOf, type Outcome } from './outcome';
export { ResultPage, type NextAction } from './result-page';
export { ScoreCard } from './score-card';
export { reasonOf, scoreText, spanText } from './words';
