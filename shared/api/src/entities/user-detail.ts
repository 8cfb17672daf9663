import type { CourseLine, Flag } from './basic';
import type { ClassInfo } from './class';
import type { OwnedCourse } from './course';
import type { StudyTask } from './task';
import type { TeacherBrief } from './teacher';
import type { VideoLine } from './video';

/** The learner as every page knows them. */
export interface Learner {
  id: number;
  /** Id in the messenger. */
  opid: string;
  phone: string;
  nickname: string;
  avatar: string;
  /** Version of the course; 2 or more is the latest. */
  version_id: number;
}

/** The contract that waits for the learner, or the last one signed. */
export interface ContractInfo {
  id: number;
  contract_name: string;
  is_signed: Flag;
  /** 0 once the learner has closed the notice to sign. */
  is_show_notice: Flag;
}

/** The book digest of the week. */
export interface ChaiBookInfo {
  id: number;
  book_name: string;
  author: string;
  cover: string;
}

/** Something that the personal center tells a learner once. */
export type UserAct = 'card' | 'graduate' | 'upgrade';

/** What the personal center is built from. */
export interface UserDetail {
  /** The finance course, in either version, is bought. */
  isBuy: Flag;
  isZcBuy: Flag;
  /** The management course is bought. */
  isGlBuy: Flag;
  /** The tools are bought. */
  isCyjBuy: Flag;
  userInfo: Learner;
  /** Null until a class is chosen. */
  splitInfosData: ClassInfo | null;
  contractInfo: ContractInfo | null;
  contractId: number | null;
  /** Graduated from the finance course, older version. */
  isBiye: Flag;
  /** Finished the finance course, reform version. */
  isJieke: Flag;
  /** Graduated from the advanced course. */
  isSyBiye: Flag;
  /** Graduated from the investment course. */
  isTzzhBiye: Flag;
  /** Graduated from the industry course. */
  isHyfxBiye: Flag;
  /** Graduated from the premium course. */
  isJPBiye: Flag;
  /** Only the first two are used; with none the page's own origin serves. */
  videoLines: VideoLine[];
  /** The account was opened by the staff: the learner's information is still to be completed. */
  isTemporary: Flag;
  chaiBookInfo: ChaiBookInfo | null;
  isMaterialEmpty: Flag;
  isHomeworkEmpty: Flag;
  /** The older course's videos come from the V3 calls. */
  userVideoVersionIsNew: Flag;
  courseList: OwnedCourse[];
  todayTasks: StudyTask[];
  /** The class teacher; null before there is one. */
  teacherInfo: TeacherBrief | null;
  /** The exam that is open to the learner. */
  paperId: number | null;
  /** The trophy of the learner's team. */
  trophyId: number | null;
  /** What the learner has been told already. */
  seenActs: UserAct[];
}

/** What the learner has bought, and the rules that follow from it. */
export interface PurchaseFlags {
  is_buy_finance_reform: Flag;
  is_buy_live_xby_reform: Flag;
  is_buy_advanced: Flag;
  is_buy_investment: Flag;
  is_buy_industry: Flag;
  is_buy_jingpin: Flag;
  /** A video's test comes before the next video. */
  is_need_video_test: Flag;
}

/** The last watched video over all course lines. */
export interface LatestEntrance {
  line: CourseLine;
  course_id: number;
  course_name: string;
  chapter_id: number;
  chapter_name: string;
  v_id: number;
  video_name: string;
  cover: string;
  /** Percent of the course, 0 to 100. */
  progress: number;
  is_public: Flag;
}
