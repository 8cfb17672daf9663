/** A paper of questions on its way: read once, answered, handed in. */
export { invalidateAll } from './invalidate';
export { PaperScreen, type PaperAttempt } from './paper-screen';
export { reload } from './reload';
export { attemptReading, groupsOf, questionsOf } from './test-questions';
export { useFresh } from './use-fresh';
export { Waiting } from './waiting';
