/** A teacher as lists and forms name one. */
export interface TeacherBrief {
  teacher_id: number;
  teacher_name: string;
  avatar: string;
  /** Position, such as 班主任. */
  title: string;
}
