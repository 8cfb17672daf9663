import fc from 'fast-check';
import type { ChapterEntry } from './catalogue';
import { lessonState, type Marks } from './lesson-state';
import { classSteps, freeSteps, type Step } from './seed';

const chapter = (id: number, count: number): ChapterEntry => ({
  id,
  name: '',
  pass_score: 60,
  has_test: true,
  videos: Array.from({ length: count }, (_, at) => ({
    id: id * 10 + at,
    name: '',
    cover: '',
    duration: 60,
    streams: '[]',
    watch: null,
    has_test: at % 2 === 0,
  })),
});
const chapters = [chapter(1, 3), chapter(2, 3), chapter(3, 3)];

const told = (steps: Step[]) =>
  steps.map((step) => {
    if (step.kind === 'chapter-test') return `${step.outcome} ${step.chapter.id} on ${step.day}`;
    if (step.kind === 'draft') {
      return `draft ${'video' in step.test ? step.test.video.id : `of ${step.test.chapter.id}`}`;
    }
    return step.kind === 'video-test' ? '' : `${step.kind} ${step.video.id} on ${step.day}`;
  });
const plan = (steps: Step[]) => told(steps).filter(Boolean);

const firstWeek = ['learned 10 on 1', 'learned 11 on 2', 'learned 12 on 3'];

test.each<[string, number, Parameters<typeof classSteps>[2], string[]]>([
  ['the first day', 1, {}, ['begun 10 on 1']],
  ['the third day', 3, {}, ['learned 10 on 1', 'learned 11 on 2', 'begun 12 on 3']],
  ['the end of a week', 7, {}, firstWeek],
  ['the end of a week with drafts', 7, { drafts: true }, [...firstWeek, 'draft of 1']],
  ['the second week', 9, {}, [...firstWeek, 'pass 1 on 7', 'learned 20 on 8', 'begun 21 on 9']],
  [
    'the second week with drafts',
    8,
    { drafts: true },
    [...firstWeek, 'pass 1 on 7', 'begun 20 on 8', 'draft 20', 'draft of 1'],
  ],
  ['a test that went wrong', 9, { failsOnce: true }, [...firstWeek, 'fail 1 on 7']],
])('a class on %s', (_, today, traits, expected) => {
  expect(plan(classSteps(chapters, today, traits))).toEqual(expected);
});

test('a collection is heard one lesson every three days', () => {
  expect(plan(freeSteps(chapters, 7))).toEqual(['learned 10 on 3', 'learned 11 on 6', 'begun 12 on 7']);
  expect(freeSteps(chapters, 500).filter(({ kind }) => kind === 'begun')).toHaveLength(1);
});

test('no learner has done a locked lesson, or anything in the future', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.boolean(), fc.boolean(), (today, failsOnce, drafts) => {
      const [learned, passed, videoTests] = [new Set<number>(), new Set<number>(), new Set<number>()];
      const marks: Marks = { learned, passedChapterTests: passed, passedVideoTests: videoTests };
      const course = { stages: [{ id: 9, name: '', cover: '', chapters }] };
      for (const step of classSteps(chapters, today, { failsOnce, drafts })) {
        expect(step.day).toBeLessThanOrEqual(today);
        const state = lessonState(course, marks, { inOrder: true, needsVideoTest: true });
        if ('video' in step) expect(state.videos.get(step.video.id)).not.toBe('locked');
        if (step.kind === 'learned') learned.add(step.video.id);
        if (step.kind === 'video-test') videoTests.add(step.video.id);
        if (step.kind === 'chapter-test' && step.outcome === 'pass') passed.add(step.chapter.id);
      }
    }),
  );
});
