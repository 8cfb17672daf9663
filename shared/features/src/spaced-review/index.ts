export { dueCards, takePaper, takeReview, type AskedCard, type Bank, type SolvedPaper } from './cards';
export { ComesBack } from './comes-back';
export { shuffled } from './shuffled';
export { useTakenPaper } from './use-taken-paper';
