import {
  reformVideoTest,
  studyStatus,
  submitReformVideoTest,
  submitVideoTest,
  videoTest,
  type Call,
  type SubmitVideoTestParams,
  type UserAnswer,
  type VideoTest,
  type VideoTestInfo,
  type VideoTestParams,
} from '@suite/api';
import * as v from 'valibot';
import { find } from '../../../db';
import { heldAnswer, sheetParams, usedSeconds, type SolvedQuestion } from '../../answering';
import type { Group } from '../../group';
import { handle, id, notFound, rule } from '../../handle';
import { demandCourse, isOlder, isReform, type Asked, type Kind } from '../course/access';
import { studyOf } from '../course/courses';
import {
  attemptShape,
  chapterTestHandlers,
  laidOut,
  olderLayout,
  reformLayout,
  submitTest,
  testOf,
  testScore,
  type Layout,
  type OpenTest,
} from './chapter-tests';
import { lastSubmitted, openAttempt } from '../course/test-attempts';

interface OpenVideoTest extends OpenTest {
  info: VideoTestInfo;
}

/** The test of a video that is open to the learner. */
async function demandTest(asked: Asked, videoId: number, kind: Kind): Promise<OpenVideoTest> {
  const video = await find(asked.db, 'video', { id: videoId });
  const course = await demandCourse(asked, video?.course_id, kind, '视频不存在');
  if (!video?.test) throw notFound('这个视频没有测试');
  const { state } = await studyOf(asked, course);
  if (state.videos.get(videoId) === studyStatus.locked) throw rule('视频还没有解锁，请先学完前面的内容');
  return {
    kind: 'video',
    target_id: videoId,
    questions: JSON.parse(video.test) as SolvedQuestion[],
    pass_score: video.pass_score,
    info: { v_id: videoId, video_name: video.name, pass_score: video.pass_score },
  };
}

const sheet = v.object({ v_id: id(), record_id: id(), ...sheetParams(), used_seconds: usedSeconds() });

function handlersOf<Questions>(
  kind: Kind,
  layout: Layout<Questions>,
  list: Call<VideoTestParams, VideoTest<Questions>>,
  submit: Call<SubmitVideoTestParams, UserAnswer>,
) {
  return [
    handle(list, v.object({ v_id: id() }), async (asking) => {
      const { db, now, params } = asking;
      const test = await demandTest(asking, params.v_id, kind);
      const attempt = await openAttempt(db, testOf(asking, test), now);
      const last = await lastSubmitted(db, testOf(asking, test));
      return {
        ...attemptShape(attempt, now),
        video_info: test.info,
        result: last
          ? { ...testScore(last, test.questions), ...laidOut(layout, test.questions, heldAnswer(last)) }
          : null,
        ...laidOut(layout, test.questions, heldAnswer(attempt)),
      };
    }),

    handle(submit, sheet, async (asking) =>
      submitTest(asking, await demandTest(asking, asking.params.v_id, kind), asking.params),
    ),
  ];
}

/** Tests of a video, in both layouts. */
const videoTestHandlers = [
  ...handlersOf(isOlder, olderLayout, videoTest, submitVideoTest),
  ...handlersOf(isReform, reformLayout, reformVideoTest, submitReformVideoTest),
];

/** Tests of videos and chapters. The course group seeds the attempts. */
export const courseTest: Group = {
  name: 'course-test',
  handlers: [...videoTestHandlers, ...chapterTestHandlers],
};
