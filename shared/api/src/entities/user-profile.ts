import type { Day, Flag, Sex } from './basic';
import type { Learner } from './user-detail';

/** Study background that a learner fills in. */
export interface StudentInfos {
  name: string;
  sex: Sex;
  birthday: Day;
  education_id: number;
  /** Computer level. */
  pc_level_id: number;
  profession: string;
  province_id: string;
  city_id: string;
}

/** What a learner wants from the class. */
export interface StudentExt {
  study_goal: string;
  /** When the learner usually studies. */
  study_time: 'morning' | 'noon' | 'evening';
  /** The class teacher may remind the learner. */
  is_remind: Flag;
}

/** The learner with all that was filled in so far. */
export interface UserProfile extends Learner {
  is_set_pwd: Flag;
  student_infos: StudentInfos | null;
  sdt_ext: StudentExt | null;
}

/** The student card. */
export interface UserCard {
  sex: Sex;
  /** Student number. */
  jobnum: number;
  /** Number of the study record. */
  record: number;
  name: string;
  avatar: string;
  course_name: string;
  class_name: string;
  join_date: Day;
}
