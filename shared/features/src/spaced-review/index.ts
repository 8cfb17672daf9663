export { dueCards, takePaper, takeReview, type AskedCard, type SolvedPaper } from './cards';
export { shuffled } from './shuffled';
export { useTakenPaper } from './use-taken-paper';
