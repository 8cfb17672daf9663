import { get, post } from './call';
import type { UserAnswer } from './entities/question';
import type { SubmitVideoTestParams, VideoTest, VideoTestParams } from './entities/test';

/** @writes opens an attempt, because the submission has to name its record_id */
export const videoTest = get<VideoTestParams, VideoTest>(
  '/v3/video-test/list',
  'is_draft! is_pass!# lesson? list* result? save_time@ score# server_time@ solutions* submit_time@ title$ type_text$ user_answer? video_info? video_name$',
);
export const submitVideoTest = post<SubmitVideoTestParams, UserAnswer>(
  '/v3/video-test/submit',
  'is_draft! lesson? save_time@ score# solutions*',
);
