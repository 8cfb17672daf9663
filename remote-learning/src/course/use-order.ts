import {
  isBuyCourse,
  studyStatus,
  useCall,
  type Chapter,
  type CourseVideo,
  type PurchaseFlags,
} from '@suite/api';
import { platform } from '@suite/kernel';
import { doNow, useOwner } from '@suite/kernel/records';
import { Dialog, Toast } from '@suite/ui/base';
import { useEffect, useRef } from 'react';
import { chaptersOf, courseIdOf, placesOf, type LessonGroup, type Place } from './lessons';
import type { Query } from './mapped';
import { barrierBefore, isTestOpen, type Step } from './order';
import { waitingReport, watchReports } from '@suite/features/watch-reports';
import { keepPassScore } from '@suite/features/pass-score';
import { chapterTestLink, videoTestLink } from './links';
import type { TestShape } from './tests';

interface Source<Lesson extends CourseVideo> {
  query: Query<LessonGroup<Lesson>[]>;
  tests: TestShape;
}

/** What a lesson that is locked for no reason known here says. */
export const WAIT = '这节课还没有开放，请稍后再来';

const OFFLINE = '网络不稳定，没有读到最新的学习进度，请再试一次';

/** Says which step is missing before a lesson opens, and names the way to it. */
export function barrierWords(step: Step) {
  if (step.kind === 'video')
    return { message: `请先学完《${step.video.video_name}》，再学后面的课程`, confirmText: '去学习' };
  if (step.kind === 'video-test')
    return { message: `请先通过《${step.video.video_name}》的本节测试`, confirmText: '去测试' };
  return { message: `请先通过“${step.chapter.chapter_name}”的章节测试`, confirmText: '去测试' };
}

const needOf = (flags: PurchaseFlags | undefined) => flags && flags.is_need_video_test === 1;

/**
 * Whether each video's test has to be passed; undefined while it is not known. A page calls this early, so that
 * it is read together with its lessons.
 */
export const useNeedsVideoTest = (): boolean | undefined => needOf(useCall(isBuyCourse, undefined).data);

/** What a lesson waits for: a step that the learner can take, or else words. */
function whyLocked<Lesson extends CourseVideo>(
  chapters: readonly Chapter<Lesson>[],
  v_id: number,
  needsVideoTest: boolean | undefined,
  owner: ReturnType<typeof useOwner>,
): Step<Lesson> | string {
  const barrier = barrierBefore(chapters, v_id, needsVideoTest);
  if (!barrier) return WAIT;
  return barrier.kind === 'video' && waitingReport(owner, barrier.video.v_id)
    ? `《${barrier.video.video_name}》的学习记录还没有传上去，请检查网络后再试`
    : barrier;
}

/** Whether tests of videos are needed, and a read of that and of the lessons once the server knows what was watched. */
function useRule<Lesson extends CourseVideo>(
  groups: readonly LessonGroup<Lesson>[],
  { refetch }: Source<Lesson>['query'],
) {
  const flags = useCall(isBuyCourse, undefined);
  const needsVideoTest = needOf(flags.data);
  async function readAnew() {
    await doNow(watchReports.type.kind);
    const [read, needs] = await Promise.all([
      refetch(),
      needsVideoTest ?? flags.refetch().then(({ data }) => needOf(data)),
    ]);
    return { fresh: read.data ?? groups, error: read.error, needs };
  }
  return { needsVideoTest, readAnew };
}

/** Opens lessons in the order of the course; a locked one says what is missing. */
export function useOrder<Lesson extends CourseVideo>(
  groups: readonly LessonGroup<Lesson>[],
  { query, tests }: Source<Lesson>,
  open: (place: Place<Lesson>) => void,
) {
  const { needsVideoTest, readAnew } = useRule(groups, query);
  const owner = useOwner();
  /** The tap on a locked lesson that is being answered. */
  const tapped = useRef<{ v_id: number }>();
  useEffect(() => () => void (tapped.current = undefined), []);

  /** Opens a lesson unless it is locked; says whether it was opened. */
  function tryToOpen(all: readonly LessonGroup<Lesson>[], v_id: number): boolean {
    const place = placesOf(chaptersOf(all)).find(({ video }) => video.v_id === v_id);
    if (place && place.video.summaryStatus === studyStatus.locked) return false;
    if (place) open(place);
    return true;
  }

  async function choose(v_id: number): Promise<void> {
    // The second half of a double tap has the answer of the first.
    if (tapped.current?.v_id === v_id) return;
    const tap = { v_id };
    tapped.current = tap;
    // The network may be slow: a learner who has tapped another lesson since, or left the page, is not called back.
    const isOver = () => tapped.current !== tap;
    try {
      if (!tryToOpen(groups, v_id)) await unlock(v_id, isOver);
    } finally {
      if (!isOver()) tapped.current = undefined;
    }
  }

  const offer = async (step: Step<Lesson>) => {
    if (await Dialog.confirm(barrierWords(step))) await take(step);
  };

  async function unlock(v_id: number, isOver: () => boolean): Promise<void> {
    const asking = readAnew();
    const known = whyLocked(chaptersOf(groups), v_id, needsVideoTest, owner);
    if (typeof known !== 'string') {
      // Only another device can have done the step: the learner is told at once, and led on if it has.
      void asking.then(({ fresh }) => !isOver() && tryToOpen(fresh, v_id) && Dialog.leave());
      return offer(known);
    }
    Toast.info('正在确认学习进度');
    const { fresh, error, needs } = await asking;
    if (isOver()) return;
    Toast.clear();
    if (tryToOpen(fresh, v_id)) return;
    const why = error ? OFFLINE : whyLocked(chaptersOf(fresh), v_id, needs, owner);
    if (typeof why === 'string') await Dialog.alert({ message: why });
    else await offer(why);
  }

  async function take(step: Step<Lesson>): Promise<void> {
    const { chapter } = step;
    if (step.kind === 'video') return choose(step.video.v_id);
    if (step.kind === 'chapter-test' && !isTestOpen(chapter))
      return void (await Dialog.alert({ message: '学完本章全部视频后，就可以参加章节测试' }));
    const courseId = courseIdOf(groups, chapter);
    keepPassScore(chapter.pass_chapter_score);
    platform().navigate(
      step.kind === 'video-test'
        ? videoTestLink(tests, step.video.v_id, { chapterId: chapter.id, courseId })
        : chapterTestLink(tests, chapter.id, courseId),
    );
  }

  return { needsVideoTest, choose, take };
}
