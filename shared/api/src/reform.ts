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

export const reformCourseList = getList<void, MenuNode>('/v3/reformStudy/getCourseList');
/** Null before the first video. */
export const reformLastVideoInfo = get<void, VideoInfo | null>('/v3/reformStudy/getLastVideoInfo');
export const reformCourseVideos = get<CategoryParams, LessonData>('/v3/reformStudy/courseVideos');
export const reformVideoInfo = get<VideoInfoParams, VideoInfo>('/v3/reformStudy/getVideoInfo');
/** The watch record of every video whose line has no call of its own. */
export const userVideoSubmit = post<VideoRecordParams, VideoRecord>('/v3/reformStudy/userVideoSubmit', {
  quiet: true,
});
export const reformMaterialList = getList<void, MaterialWeek>('/v3/reformStudy/getMaterialList');
/** @writes marks the material as studied unless it is a preview */
export const reformMaterialInfo = get<MaterialInfoParams, MaterialDetail>(
  '/v3/reformStudy/getWapMaterialInfo',
);
/** @writes opens an attempt, because the submission has to name its record_id */
export const reformVideoTest = get<VideoTestParams, ReformVideoTest>('/v3/reformStudy/videoTestQuestion');
export const submitReformVideoTest = post<SubmitVideoTestParams, UserAnswer>(
  '/v3/reformStudy/videoTestSubmit',
);
/** @writes opens an attempt, because the submission has to name its record_id */
export const reformChapterTest = get<ChapterTestParams, ReformChapterTest>(
  '/v3/reformStudy/chapter/test/question/list',
);
export const submitReformChapterTest = post<SubmitChapterTestParams, UserAnswer>(
  '/v3/reformStudy/chapter/test/submit',
);
/** Null before the first final submission. */
export const reformChapterTestResult = get<ChapterTestParams, ReformChapterTestResult | null>(
  '/v3/reformStudy/chapter/test/result',
);
export const reformExamUnits = getList<void, AnswerUnit>('/v3/reformExam/show');
/** @writes opens a practice paper unless the history is asked for */
export const reformExamDetail = get<ReformExamParams, JuanHistory>('/v3/reformExam/detail');
export const addReformExam = post<JuanSheet, UserAnswer>('/v3/reformExam/add');
export const reformHomeworkList = getList<void, HomeworkWeek>('/v3/reformHomework/homework_list');
export const reformHomeworkInfo = get<HomeworkInfoParams, HomeworkInfo>('/v3/reformHomework/homework_info');
