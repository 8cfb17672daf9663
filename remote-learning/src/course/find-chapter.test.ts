import { category, codes, publicCategory, type Chapter } from '@suite/api';
import { CallError, providePlatform, type HttpRequest, type Platform } from '@suite/kernel';
import { findChapter, holds } from './find-chapter';
import { chapterOf } from './testing';

const course = (course_id: number) => ({ course_id, line: 'advanced' as const, is_public: 0 as const });

const byId = (wanted: number) => (chapter: Chapter) => chapter.id === wanted;

/** Courses with one chapter each, whose id is ten times the course's; what the provider refuses is named. */
function provider(refused: number[] = []) {
  const asked: HttpRequest[] = [];
  let atOnce = 0;
  let most = 0;
  providePlatform({
    http: {
      async request<Data>(request: HttpRequest): Promise<Data> {
        asked.push(request);
        most = Math.max(most, (atOnce += 1));
        await Promise.resolve();
        atOnce -= 1;
        const { course_id } = request.params as { course_id: number };
        if (refused.includes(course_id)) throw new CallError('silent', codes.NOT_BOUGHT, '');
        const { videos, ...chapter } = chapterOf(course_id * 10, `ready ${course_id}1`);
        const node = { ...chapter, childCate: [], categoryVideo: videos };
        return { course_id, course_name: '课程', categories: [node] } as unknown as Data;
      },
    },
  } as unknown as Platform);
  return { asked, most: () => most };
}

test('the course that the address names is asked alone', async () => {
  const { asked } = provider();
  const found = await findChapter([course(1), course(2), course(3)], byId(20), 2);
  expect(found).toMatchObject({ course: { course_id: 2 }, chapter: { id: 20 } });
  expect(asked).toHaveLength(1);
});

test('without a name all courses are asked at once, and one that is refused hides no other', async () => {
  const { asked, most } = provider([1]);
  const found = await findChapter([course(1), course(2), course(3)], byId(30), NaN);
  expect(found).toMatchObject({ course: { course_id: 3 } });
  expect([asked.length, most()]).toEqual([3, 3]);
});

test('a lesson is found with its chapter and its course', async () => {
  provider();
  const found = await findChapter([course(1), course(2)], holds(21), NaN);
  expect(found).toMatchObject({ course: { course_id: 2 }, chapter: { id: 20 } });
});

test('a chapter of no course is null', async () => {
  provider([2]);
  expect(await findChapter([course(1), course(2)], byId(99), 1)).toBeNull();
});

test.each([category, publicCategory])(
  'a course that is refused shows no message of its own: the page says what is missing',
  async (read) => {
    const { asked } = provider();
    await read({ course_id: 1 });
    expect(asked).toMatchObject([{ quiet: true }]);
  },
);
