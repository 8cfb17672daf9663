export { IconBlank, IconRight, IconWrong } from './marks';
export { QuestionReview, type QuestionReviewProps } from './question-review';
export { reviewOf, reviewOfList, type ReviewGroup, type ReviewItem } from './review';
