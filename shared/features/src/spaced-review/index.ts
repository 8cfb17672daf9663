export {
  dueCards,
  lineOfCard,
  mistakesOf,
  takePaper,
  takeReview,
  type AskedCard,
  type Bank,
  type SolvedPaper,
} from './cards';
export { ComesBack } from './comes-back';
export { earlierExams, examToRead, noteExam, solvedExam } from './exams';
export { shuffled } from './shuffled';
export { useSolvedPapers, type PaperToRead } from './use-solved-papers';
export { useTakenPaper } from './use-taken-paper';
