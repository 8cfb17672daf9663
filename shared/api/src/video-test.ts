import { get, post } from './call';
import type { UserAnswer } from './entities/question';
import type { SubmitVideoTestParams, VideoTest, VideoTestParams } from './entities/test';

/** @writes opens an attempt, because the submission has to name its record_id */
export const videoTest = get<VideoTestParams, VideoTest>('/v3/video-test/list');
export const submitVideoTest = post<SubmitVideoTestParams, UserAnswer>('/v3/video-test/submit');
