import { get, getList, post } from './call';
import type { Flag } from './entities/basic';
import type { LessonData, MenuNode } from './entities/course';
import type { HomeworkInfo, HomeworkInfoParams, HomeworkWeek } from './entities/homework';
import type { AnswerUnit, JuanHistory, JuanSheet } from './entities/juan';
import type { MaterialDetail, MaterialInfoParams, MaterialWeek } from './entities/material';
import type { UserAnswer } from './entities/question';
import type {
  ChapterTest,
  ChapterTestParams,
  ChapterTestResult,
  ReformTestQuestions,
  SubmitChapterTestParams,
  SubmitVideoTestParams,
  VideoTest,
  VideoTestParams,
} from './entities/test';
import type { VideoRecord, VideoRecordParams } from './entities/video';
import type { VideoInfo } from './entities/video-info';
import type { CategoryParams, VideoInfoParams } from './video';

export type ReformVideoTest = VideoTest<ReformTestQuestions>;
export type ReformChapterTest = ChapterTest<ReformTestQuestions>;
export type ReformChapterTestResult = ChapterTestResult<ReformTestQuestions>;

export interface ReformExamParams {
  unit_id: number;
  /** 0 gives the unit's open paper, which is made when there is none; 1 an earlier one. */
  is_history: Flag;
  /** Which of the earlier ones; by default the last. */
  juan_id?: number;
}

export const reformCourseList = getList<void, MenuNode>('/v3/reformStudy/getCourseList', 'child* name$');
/** Null before the first video. */
export const reformLastVideoInfo = get<void, VideoInfo | null>(
  '/v3/reformStudy/getLastVideoInfo',
  'chapter_name$ has_test! is_current! is_test_passed! material_list* record_time@ streams* title$ video_name$ week_id#',
);
export const reformCourseVideos = get<CategoryParams, LessonData>(
  '/v3/reformStudy/courseVideos',
  'chapter_name$ chapters* course_name$ has_test! is_current! is_test_passed! lessonList* test_score# video_name$ videos*',
);
export const reformVideoInfo = get<VideoInfoParams, VideoInfo>(
  '/v3/reformStudy/getVideoInfo',
  'chapter_name$ has_test! is_current! is_test_passed! material_list* record_time@ streams* title$ video_name$ week_id#',
);
/** The watch record of every video whose line has no call of its own. */
export const userVideoSubmit = post<VideoRecordParams, VideoRecord>(
  '/v3/reformStudy/userVideoSubmit',
  'record_time@',
  {
    quiet: true,
  },
);
export const reformMaterialList = getList<void, MaterialWeek>(
  '/v3/reformStudy/getMaterialList',
  'is_current! is_studied! materials* start_date@ title$ week_id# week_name$',
);
/** @writes marks the material as studied unless it is a preview */
export const reformMaterialInfo = get<MaterialInfoParams, MaterialDetail>(
  '/v3/reformStudy/getWapMaterialInfo',
  'record_time@ title$ video_info? video_name$ week_id# week_name$',
);
/** @writes opens an attempt, because the submission has to name its record_id */
export const reformVideoTest = get<VideoTestParams, ReformVideoTest>(
  '/v3/reformStudy/videoTestQuestion',
  'is_draft! is_pass!# lesson? list* result? save_time@ score# server_time@ solutions* submit_time@ title$ type_text$ user_answer? video_info? video_name$',
);
export const submitReformVideoTest = post<SubmitVideoTestParams, UserAnswer>(
  '/v3/reformStudy/videoTestSubmit',
  'is_draft! lesson? save_time@ score# solutions*',
);
/** @writes opens an attempt, because the submission has to name its record_id */
export const reformChapterTest = get<ChapterTestParams, ReformChapterTest>(
  '/v3/reformStudy/chapter/test/question/list',
  'category_name$ is_draft! lesson? list* save_time@ score# server_time@ solutions* title$ type_text$ user_answer?',
);
export const submitReformChapterTest = post<SubmitChapterTestParams, UserAnswer>(
  '/v3/reformStudy/chapter/test/submit',
  'is_draft! lesson? save_time@ score# solutions*',
);
/** Null before the first final submission. */
export const reformChapterTestResult = get<ChapterTestParams, ReformChapterTestResult | null>(
  '/v3/reformStudy/chapter/test/result',
  'category_name$ is_pass!# lesson? list* score# submit_time@ title$ type_text$',
);
export const reformExamUnits = getList<void, AnswerUnit>(
  '/v3/reformExam/show',
  'best_score# course_name$ has_draft! last_score# unit_name$',
);
/** @writes opens a practice paper unless the history is asked for */
export const reformExamDetail = get<ReformExamParams, JuanHistory>(
  '/v3/reformExam/detail',
  'is_draft! juan? lesson? list* question_list* save_time@ score# server_time@ solutions* submit_time@ title$ unit_name$ user_answer?',
);
export const addReformExam = post<JuanSheet, UserAnswer>(
  '/v3/reformExam/add',
  'is_draft! lesson? save_time@ score# solutions*',
);
export const reformHomeworkList = getList<void, HomeworkWeek>(
  '/v3/reformHomework/homework_list',
  'deadline@ homework_list* is_current! is_done! score# start_date@ task_list* title$ week_id# week_name$',
);
export const reformHomeworkInfo = get<HomeworkInfoParams, HomeworkInfo>(
  '/v3/reformHomework/homework_info',
  'deadline@ is_done! score# task_list* title$ week_id# week_name$',
);
