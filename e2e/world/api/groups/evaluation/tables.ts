/** Ratings; each line has its own. */
export interface GradeTable {
  learner_id: number;
  evaluate_id: number;
  /** The rating as JSON. */
  content: string;
  at: number;
}

declare module '../../../db' {
  interface Tables {
    teacher_grade: GradeTable;
  }
}
