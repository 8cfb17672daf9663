import type {
  ChaiBookInfo,
  ChapterInfo,
  CheckInPoster,
  CourseLine,
  Flag,
  MaterialRef,
  NotesBook,
  PaperInfo,
  Playback,
  Question,
  ReflectionDetail,
  StudyTask,
  TeacherQrcode,
  TeamTrophy,
  Video,
  VideoLink,
  VideoStream,
  Weekday,
} from '@suite/api';
import type { ClipName } from './media/clips';

/** A question as the bank holds it: whole, and without the score, which each paper gives it. */
export type BankQuestion = Omit<Question, 'score' | 'youAns' | 'answer' | 'analysis'> & {
  answer: string;
  analysis: string;
};

/** A question in a paper. */
export type ScoredQuestion = BankQuestion & { score: number };

/** A video with what plays it. */
export interface PlayableContent extends Video {
  clip: ClipName;
  streams: VideoStream[];
}

export interface VideoContent extends PlayableContent {
  course_id: number;
  chapter_id: number;
  /** Lecture notes, HTML. */
  note: string;
  pass_score: number;
  /** Its test; empty when there is none. */
  test: ScoredQuestion[];
}

export interface ChapterContent extends ChapterInfo {
  course_id: number;
  stage_id: number;
  /** The chapter as a category of the question bank. */
  category_id: number;
  videos: VideoContent[];
  /** Its test; empty when there is none. */
  test: ScoredQuestion[];
  /** Null without practice questions. */
  unit: UnitContent | null;
}

/** A part of a course: the upper level of its tree and of its menu. */
export interface StageContent {
  id: number;
  course_id: number;
  name: string;
  cover: string;
  chapters: ChapterContent[];
}

export interface CourseContent {
  course_id: number;
  line: CourseLine;
  course_name: string;
  cover: string;
  /** HTML. */
  introduce: string;
  is_public: Flag;
  teacher_id: number;
  stages: StageContent[];
}

/** A unit of the practice exercises. */
export interface UnitContent {
  unit_id: number;
  unit_name: string;
  course_id: number;
  course_name: string;
  line: CourseLine;
  chapter_id: number;
  questions: ScoredQuestion[];
}

export interface MaterialContent extends MaterialRef {
  line: CourseLine;
  cover: string;
  duration: number;
  /** HTML: the text itself, or what the video is about. */
  content: string;
  /** Null unless it is a video. */
  video: PlayableContent | null;
  /** The video of the course that it belongs to, as its player lists it; null for the week's own. */
  v_id: number | null;
}

export interface HomeworkContent {
  homework_id: number;
  week_id: number;
  line: CourseLine;
  title: string;
  unit_id: number;
  question_count: number;
  /** What is to be done, HTML. */
  content: string;
  /** Days from the week's first to the last on which it can be handed in. */
  deadline_days: number;
}

/** A study task with the day of its week on which it is due. */
export type WeekTask = Omit<StudyTask, 'is_done'> & { weekday: Weekday };

/** A week of study: the n-th week belongs to the n-th chapter. */
export interface WeekContent {
  week_id: number;
  line: CourseLine;
  /** Counts from 1. */
  week: number;
  week_name: string;
  materials: MaterialContent[];
  homework: HomeworkContent[];
  tasks: WeekTask[];
}

/** An exam. */
export type PaperContent = Omit<PaperInfo, 'question_list'> & {
  line: CourseLine;
  question_list: ScoredQuestion[];
};

/** How long before the first day of the world something was published, and at what time of day. */
export interface Published {
  days_ago: number;
  /** `HH:mm:ss`. */
  time: string;
}

export type TeacherContent = Omit<TeacherQrcode, 'is_added' | 'line'> & { lines: CourseLine[] };
export type ReflectionContent = Omit<ReflectionDetail, 'publish_time'> & Published;
export type PlaybackContent = Omit<Playback, 'live_time'> & Published;
export type VideoLinkContent = Omit<VideoLink, 'publish_time'> &
  Published & { streams: VideoStream[]; introduce: string };
export type NotesBookContent = Omit<NotesBook, 'is_buy'>;
export type BookContent = ChaiBookInfo & { introduce: string; content: string };
export type CheckInWords = Omit<CheckInPoster, 'link'>;
export type TrophyContent = Omit<TeamTrophy, 'award_date' | 'class_name'>;
