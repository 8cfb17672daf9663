import fc from 'fast-check';
import { barrierBefore, isTestOpen, lacksChapterTest, stepAfter, stepNow, type Step } from './order';
import { chapterAnalysisLink, chapterTestLink, videoTestLink } from './links';
import { chapterOf } from './testing';
import { testShapeOf } from './tests';

const short = (step: Step | undefined) =>
  step &&
  (step.kind === 'chapter-test' ? `chapter-test ${step.chapter.id}` : `${step.kind} ${step.video.v_id}`);

describe('what stands before a lesson', () => {
  test.each([
    ['the lesson before it', 'done 1, ready 2, locked 3', false, 3, 'video 2'],
    ['nothing when all before it is learned', 'done 1, done 2, locked 3', false, 3, undefined],
    ['the test of the lesson before it', 'done 1 passed, done 2 test, locked 3', true, 3, 'video-test 2'],
    ['no test where none is needed', 'done 1 test, locked 2', false, 2, undefined],
  ])('%s', (_, lessons, needs, v_id, step) => {
    expect(short(barrierBefore([chapterOf(1, lessons)], v_id, needs))).toBe(step);
  });

  test('the test of the chapter before it', () => {
    const chapters = [chapterOf(1, 'done 1', { has_test: 1 }), chapterOf(2, 'locked 2')];
    expect(short(barrierBefore(chapters, 2, false))).toBe('chapter-test 1');
    expect(
      short(barrierBefore([{ ...chapters[0]!, chapterStatus: 'done' }, chapters[1]!], 2, false)),
    ).toBeUndefined();
  });
});

describe('what comes after a lesson', () => {
  const first = chapterOf(1, 'done 1 passed, done 2 test', { has_test: 1 });
  const second = chapterOf(2, 'locked 3');

  test.each([
    ['the next lesson', 1, true, 'video 2'],
    ['its test, where one is needed', 2, true, 'video-test 2'],
    ['the chapter’s test after its last lesson', 2, false, 'chapter-test 1'],
    ['nothing after the last one', 3, false, undefined],
    ['nothing after a lesson that is not here', 4, false, undefined],
  ])('%s', (_, v_id, needs, step) => {
    expect(short(stepAfter([first, second], v_id, needs))).toBe(step);
  });

  test('no chapter’s test before all of the chapter is learned', () => {
    const chapters = [chapterOf(1, 'done 1, ready 2', { has_test: 1 }), second];
    expect(short(stepAfter(chapters, 2, false))).toBe('video 3');
    expect(isTestOpen(chapters[0]!)).toBe(false);
  });

  test('a passed test is not asked for again', () => {
    const passed = { ...first, chapterStatus: 'done' as const };
    expect(lacksChapterTest(passed)).toBe(false);
    expect(short(stepAfter([passed, second], 2, false))).toBe('video 3');
  });
});

test.each([
  ['goes on with a lesson', 'done 1, ready 2 current', 'video 2'],
  [
    'goes on with the test of a lesson that is learned',
    'done 1 passed, done 2 test current over, locked 3',
    'video-test 2',
  ],
  ['sees the last one again when all is learned', 'done 1 passed, done 2 passed current over', 'video 2'],
])('a learner who comes back %s', (_, lessons, step) => {
  expect(short(stepNow([chapterOf(1, lessons)], true))).toBe(step);
});

test('a barrier is always something that is not done yet', () => {
  const lesson = fc.record({
    status: fc.constantFrom('done', 'ready', 'locked'),
    mark: fc.constantFrom('', ' test', ' passed'),
  });
  fc.assert(
    fc.property(fc.array(lesson, { minLength: 1, maxLength: 8 }), fc.boolean(), (lessons, needs) => {
      const text = lessons.map(({ status, mark }, at) => `${status} ${at + 1}${mark}`).join(', ');
      const chapter = chapterOf(1, text);
      const barrier = barrierBefore([chapter], lessons.length, needs);
      const open = chapter.videos
        .slice(0, -1)
        .filter(
          (video) => video.summaryStatus !== 'done' || (needs && video.has_test && !video.is_test_passed),
        );
      expect(barrier && barrier.kind !== 'chapter-test' ? barrier.video : undefined).toBe(open[0]);
    }),
  );
});

test('the reform course has test pages of its own, all other lines the older ones', () => {
  expect(videoTestLink(testShapeOf('reform'), 5, { chapterId: 2, courseId: 9 })).toBe(
    '/summary-test-reform?videoId=5&chapterId=2&course_id=9',
  );
  expect(videoTestLink(testShapeOf('industry'), 5, { chapterId: 2 })).toBe(
    '/summary-test?videoId=5&chapterId=2',
  );
  expect(chapterTestLink('reform', 2)).toBe('/chapter-test-reform/2');
  expect(chapterTestLink('older', 2, 9)).toBe('/chapter-test/2?course_id=9');
  expect(chapterAnalysisLink('reform', 2)).toBe('/chapter-test-analysis-reform/2');
});
