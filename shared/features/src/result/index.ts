/**
 * What follows a final submission. `<ResultPage />` is the whole page after it; a page that shows the
 * questions again starts with `<ScoreCard />` and goes on with `QuestionReview` of `@suite/features/question-review`.
 */
export { tallyOf, verdictOf, type Outcome } from './outcome';
export { ResultPage, type NextAction } from './result-page';
export { ScoreCard } from './score-card';
export { minuteText, reasonOf, scoreText, spanText } from './words';
