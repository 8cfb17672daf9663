import { get, post } from './call';
import type { UserAnswer } from './entities/question';
import type { SubmitVideoTestParams, VideoTest, VideoTestParams } from './entities/test';

export const videoTest = get<VideoTestParams, VideoTest>('/v3/video-test/list');
export const submitVideoTest = post<SubmitVideoTestParams, UserAnswer>('/v3/video-test/submit');
