/** The kinds of papers that learners answer, with their calls and without a page. */
export * from './course-test';
export { examAttempt, examScope, openExam } from './exam';
export { manageExamAttempt, manageExamScope, openManageExam } from './manage-exam';
export { openPaper } from './open-paper';
export type { PaperAttempt } from './paper-attempt';
export { paperPlaces } from './paper-places';
export { olderPapers, openPractice, practiceAttempt, reformPapers, type PracticePapers } from './practice';
export { groupsOf, questionsOf } from './test-questions';
