import fc from 'fast-check';
import type { ChapterEntry, CourseEntry } from './catalogue';
import { isTestOpen, lessonState, percent, progressOf, type LessonRules, type Marks } from './lesson-state';

const inOrder: LessonRules = { inOrder: true, needsVideoTest: false };
const withTests: LessonRules = { inOrder: true, needsVideoTest: true };
const free: LessonRules = { inOrder: false, needsVideoTest: false };

const video = (id: number, has_test = false) => ({
  id,
  name: '',
  cover: '',
  duration: 60,
  streams: '[]',
  watch: null,
  has_test,
});
const chapter = (id: number, videos: number[], { test = false, videoTests = false } = {}): ChapterEntry => ({
  id,
  name: '',
  pass_score: 60,
  has_test: test,
  videos: videos.map((one) => video(one, videoTests)),
});
const stage = (id: number, chapters: ChapterEntry[]) => ({ id, name: '', cover: '', chapters });
const marks = (learned: number[], chapters: number[] = [], videos: number[] = []): Marks => ({
  learned: new Set(learned),
  passedChapterTests: new Set(chapters),
  passedVideoTests: new Set(videos),
});

const course: Pick<CourseEntry, 'stages'> = {
  stages: [
    stage(91, [chapter(1, [11, 12], { test: true }), chapter(2, [21, 22])]),
    stage(92, [chapter(3, [31], { test: true, videoTests: true })]),
  ],
};

test.each<[string, Marks, LessonRules, string, string, string]>([
  ['nothing yet', marks([]), inOrder, 'rl ll l', 'rll', 'rl'],
  ['one video', marks([11]), inOrder, 'dr ll l', 'rll', 'rl'],
  ['the chapter without its test', marks([11, 12]), inOrder, 'dd ll l', 'rll', 'rl'],
  ['the chapter with its test', marks([11, 12], [1]), inOrder, 'dd rl l', 'drl', 'rl'],
  ['a stage', marks([11, 12, 21, 22], [1]), inOrder, 'dd dd r', 'ddr', 'dr'],
  ['all videos', marks([11, 12, 21, 22, 31], [1]), inOrder, 'dd dd d', 'ddr', 'dr'],
  ['everything', marks([11, 12, 21, 22, 31], [1, 3]), inOrder, 'dd dd d', 'ddd', 'dd'],
  ['a video test missing', marks([11, 12, 21, 22, 31], [1, 3]), withTests, 'dd dd d', 'ddr', 'dr'],
  ['its video test too', marks([11, 12, 21, 22, 31], [1, 3], [31]), withTests, 'dd dd d', 'ddd', 'dd'],
  ['a video out of order', marks([22]), inOrder, 'rl ld l', 'rrl', 'rl'],
  ['free order', marks([22]), free, 'rr rd r', 'rrr', 'rr'],
])('states after %s', (_, done, rules, videos, chapters, stages) => {
  const state = lessonState(course, done, rules);
  const letters = (states: ReadonlyMap<number, string>, ids: number[]) =>
    ids.map((id) => states.get(id)?.[0]).join('');
  const shown = [[11, 12], [21, 22], [31]].map((ids) => letters(state.videos, ids)).join(' ');
  expect([shown, letters(state.chapters, [1, 2, 3]), letters(state.stages, [91, 92])]).toEqual([
    videos,
    chapters,
    stages,
  ]);
});

test('a chapter test opens when every video of the chapter is learned', () => {
  const one = chapter(1, [11, 12]);
  expect(isTestOpen(one, marks([11]))).toBe(false);
  expect(isTestOpen(one, marks([11, 12]))).toBe(true);
});

test.each([
  [0, 0, 0],
  [0, 200, 0],
  [1, 200, 1],
  [100, 200, 50],
  [199, 200, 99],
  [200, 200, 100],
])('%i of %i is %i percent', (done, total, expected) => {
  expect(percent(done, total)).toBe(expected);
});

test('progress counts the learned videos of the chapters', () => {
  expect(progressOf([chapter(1, [11, 12]), chapter(2, [21])], marks([11, 21, 99]))).toBe(66);
});

const courses = fc
  .array(
    fc.array(fc.record({ videos: fc.nat(4), test: fc.boolean(), videoTests: fc.boolean() }), {
      maxLength: 3,
    }),
    {
      maxLength: 3,
    },
  )
  .map((stages) => ({
    stages: stages.map((chapters, s) =>
      stage(
        s,
        chapters.map((one, c) =>
          chapter(
            s * 10 + c,
            Array.from({ length: one.videos }, (_, at) => s * 100 + c * 10 + at),
            one,
          ),
        ),
      ),
    ),
  }));
const ids = fc.array(fc.nat(300), { maxLength: 60 });
const someMarks = fc.tuple(ids, ids, ids).map(([a, b, c]) => marks(a, b, c));
const someRules = fc.record({ inOrder: fc.boolean(), needsVideoTest: fc.boolean() });
const order = { locked: 0, ready: 1, done: 2 };

test('what is learned is done, and more work never takes a state back', () => {
  fc.assert(
    fc.property(courses, someMarks, someMarks, someRules, (one, before, added, rules) => {
      const after: Marks = {
        learned: new Set([...before.learned, ...added.learned]),
        passedChapterTests: new Set([...before.passedChapterTests, ...added.passedChapterTests]),
        passedVideoTests: new Set([...before.passedVideoTests, ...added.passedVideoTests]),
      };
      const [early, late] = [lessonState(one, before, rules), lessonState(one, after, rules)];
      for (const [id, status] of early.videos) expect(status === 'done').toBe(before.learned.has(id));
      for (const part of ['videos', 'chapters', 'stages'] as const) {
        for (const [id, status] of early[part]) {
          expect(order[late[part].get(id) ?? 'locked']).toBeGreaterThanOrEqual(order[status]);
        }
      }
    }),
  );
});

test('in order, at most one video waits to be learned; in free order none is locked', () => {
  fc.assert(
    fc.property(courses, someMarks, someRules, (one, done, rules) => {
      const statuses = [...lessonState(one, done, rules).videos.values()];
      if (rules.inOrder)
        expect(statuses.filter((status) => status === 'ready').length).toBeLessThanOrEqual(1);
      else expect(statuses).not.toContain('locked');
    }),
  );
});

test('a learner who does what is ready comes to the end', () => {
  fc.assert(
    fc.property(courses, someRules, (one, rules) => {
      const [learned, chapters, videos] = [new Set<number>(), new Set<number>(), new Set<number>()];
      const done = { learned, passedChapterTests: chapters, passedVideoTests: videos };
      const all = one.stages.flatMap((part) => part.chapters);
      for (let step = 0; step < 200; step++) {
        const state = lessonState(one, done, rules);
        const next = [...state.videos].find(([, status]) => status === 'ready');
        const open = all.find((part) => state.chapters.get(part.id) === 'ready' && isTestOpen(part, done));
        if (!next && !open) break;
        if (next) {
          learned.add(next[0]);
          videos.add(next[0]);
        } else if (open) chapters.add(open.id);
      }
      const state = lessonState(one, done, rules);
      expect(new Set([...state.videos.values(), ...state.chapters.values()])).not.toContain('locked');
      expect([...state.chapters.values()].every((status) => status === 'done')).toBe(true);
    }),
  );
});
