import type { CategoryTree, Chapter, StudyStatus, VideoCategory } from '@suite/api';
import fc from 'fast-check';
import {
  chaptersOf,
  currentChapter,
  currentVideo,
  groupsOfList,
  groupsOfTree,
  isUntouched,
  openingPlace,
  placesOf,
  progressOf,
} from './lessons';
import { chapterOf, lessonOf } from './testing';

const statuses: StudyStatus[] = ['done', 'ready', 'locked'];

const anyChapters: fc.Arbitrary<Chapter[]> = fc
  .array(
    fc.record({
      chapterStatus: fc.constantFrom(...statuses),
      lessons: fc.array(
        fc.record({ summaryStatus: fc.constantFrom(...statuses), position: fc.constantFrom(0, 300, 600) }),
        { maxLength: 4 },
      ),
    }),
    { maxLength: 5 },
  )
  .chain((shapes) =>
    fc.option(fc.nat(20), { nil: undefined }).map((current) =>
      shapes.map(({ chapterStatus, lessons }, id) => ({
        ...chapterOf(id, 'locked 1'),
        chapterStatus,
        videos: lessons.map((lesson, at) =>
          lessonOf(id * 10 + at + 1, { ...lesson, is_current: id * 10 + at === current ? 1 : 0 }),
        ),
      })),
    ),
  );

describe('the current lesson', () => {
  test.each([
    [
      'the first chapter that is ready, in it the first ready video',
      ['done', 'ready', 'ready'],
      2,
      'done 1, ready 2, ready 3',
      2,
    ],
    ['the first video where none is ready', ['ready', 'ready', 'locked'], 1, 'done 1, done 2', 1],
    ['the first video where all are locked', ['ready', 'ready', 'locked'], 1, 'locked 1, locked 2', 1],
  ])('%s', (_, states, chapterId, lessons, v_id) => {
    const chapters = states.map((state, at) =>
      chapterOf(at + 1, lessons, { chapterStatus: state as StudyStatus }),
    );
    const chapter = currentChapter(chapters);
    expect(chapter?.id).toBe(chapterId);
    expect(chapter && currentVideo(chapter)?.v_id).toBe(v_id);
  });

  test('without a chapter that is ready there is none', () => {
    expect(currentChapter([chapterOf(1, 'done 1', { chapterStatus: 'done' })])).toBeUndefined();
    expect(currentVideo({ videos: [] })).toBeUndefined();
  });

  test('it follows the rule in every course', () => {
    fc.assert(
      fc.property(anyChapters, (chapters) => {
        const chapter = currentChapter(chapters);
        const at = chapters.findIndex((one) => one === chapter);
        expect(chapters.slice(0, Math.max(0, at)).every((one) => one.chapterStatus !== 'ready')).toBe(true);
        const video = chapter && currentVideo(chapter);
        if (!chapter || !video) return;
        const before = chapter.videos.slice(0, chapter.videos.indexOf(video));
        expect(before.every((one) => one.summaryStatus !== 'ready')).toBe(true);
        expect(video.summaryStatus === 'ready' || video === chapter.videos[0]).toBe(true);
      }),
    );
  });
});

describe('the lesson that opens', () => {
  const opening = (lessons: string, asked?: number) =>
    openingPlace([chapterOf(1, lessons)], asked)?.video.v_id;

  test.each([
    ['the one that is asked for', 'done 1, ready 2 current', 1, 1],
    ['the one that is asked for also when it is locked', 'done 1, ready 2 current, locked 3', 3, 3],
    ['the last watched one', 'done 1 current, ready 2', undefined, 1],
    ['the next one when the last was seen to its end', 'done 1 current over, ready 2', undefined, 2],
    ['the next one when only its last seconds are left', 'done 1 current late, ready 2', undefined, 2],
    [
      'the last watched one when nothing after it is open',
      'done 1, done 2 current over, locked 3',
      undefined,
      2,
    ],
    ['the current one when nothing was watched', 'done 1, ready 2, ready 3', undefined, 2],
  ])('%s', (_, lessons, asked, v_id) => {
    expect(opening(lessons, asked)).toBe(v_id);
  });

  test('none in an empty course', () => {
    expect(openingPlace([])).toBeUndefined();
  });

  test('the first video of the current chapter also when it is locked', () => {
    const chapters = [
      chapterOf(1, 'done 1', { chapterStatus: 'done' }),
      chapterOf(2, 'locked 2, locked 3'),
      chapterOf(3, 'ready 4', { chapterStatus: 'locked' }),
    ];
    expect(openingPlace(chapters)?.video.v_id).toBe(2);
  });

  test('there is one as soon as the course has a lesson', () => {
    fc.assert(
      fc.property(anyChapters, fc.option(fc.nat(40), { nil: undefined }), (chapters, asked) => {
        expect(!!openingPlace(chapters, asked)).toBe(placesOf(chapters).length > 0);
      }),
    );
  });

  test('without a lesson that is asked for or was watched, it follows the rule of the current lesson', () => {
    fc.assert(
      fc.property(anyChapters, (all) => {
        const chapters = all.map((chapter) => ({
          ...chapter,
          videos: chapter.videos.map((video) => ({ ...video, is_current: 0 as const })),
        }));
        const chapter = currentChapter(chapters);
        const video = chapter && currentVideo(chapter);
        if (video) expect(openingPlace(chapters)?.video).toBe(video);
      }),
    );
  });
});

const node = (id: number, over: Partial<VideoCategory>): VideoCategory => ({
  ...chapterOf(id, 'ready 1'),
  childCate: [],
  categoryVideo: [],
  ...over,
});

test('a tree of stages becomes groups of chapters, however deep', () => {
  const tree: CategoryTree = {
    course_id: 9,
    course_name: '行业课',
    cover: '',
    categories: [
      node(1, {
        childCate: [
          node(11, { categoryVideo: [lessonOf(1)] }),
          node(12, { childCate: [node(121, { categoryVideo: [lessonOf(2)] })] }),
        ],
      }),
      node(2, { categoryVideo: [lessonOf(3)] }),
    ],
  };
  const groups = groupsOfTree(tree);
  expect(groups.map(({ name, chapters }) => [name, chapters.map(({ id }) => id)])).toEqual([
    ['第1章', [11, 121]],
    ['', [2]],
  ]);
  expect(placesOf(chaptersOf(groups)).map(({ video }) => video.v_id)).toEqual([1, 2, 3]);
});

test('a list of courses becomes a group a course', () => {
  const chapters = [chapterOf(1, 'done 1, ready 2')];
  const groups = groupsOfList({ lessonList: [{ course_id: 9, course_name: '财商课', cover: '', chapters }] });
  expect(groups).toEqual([{ id: 9, courseId: 9, courseName: '财商课', name: '财商课', chapters }]);
  expect(progressOf(chaptersOf(groups))).toEqual({ done: 1, total: 2 });
});

test.each([
  ['nothing of it was watched', chapterOf(1, 'ready 1, locked 2', { chapterStatus: 'ready' }), true],
  ['a lesson is learned', chapterOf(1, 'done 1, ready 2', { chapterStatus: 'ready' }), false],
  ['a lesson was watched last', chapterOf(1, 'ready 1 current, locked 2', { chapterStatus: 'ready' }), false],
  ['it is locked', chapterOf(1, 'locked 1', { chapterStatus: 'locked' }), false],
])('when %s, a chapter has not begun: %#', (_, chapter, expected) => {
  expect(isUntouched(chapter)).toBe(expected);
});
