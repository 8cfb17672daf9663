import { link } from './link';

test('a link without parameters is its address', () => {
  expect(link('/user-clock')()).toBe('/user-clock');
});

test('parameters stand in the path and in the query, encoded', () => {
  const lesson = link('/myinfo/course/video/:courseId/:chapterId', 'v_id=:videoId');
  expect(lesson({ courseId: 3, chapterId: 0, videoId: '7&x=1' })).toBe(
    '/myinfo/course/video/3/0?v_id=7%26x%3D1',
  );
  expect(lesson.pattern).toBe('/myinfo/course/video/:courseId/:chapterId');
});

test('what may be left out is left out', () => {
  const evaluate = link('/evaluate/:evaluateId?');
  expect([evaluate(), evaluate({ evaluateId: 121 })]).toEqual(['/evaluate', '/evaluate/121']);
  const exam = link('/exam', 'paper_id=:paperId?&view=:view?');
  expect([exam(), exam({ view: 'analysis' }), exam({ paperId: 5, view: 'analysis' })]).toEqual([
    '/exam',
    '/exam?view=analysis',
    '/exam?paper_id=5&view=analysis',
  ]);
  const detail = link('/study-material/detail/:preview?/:weekId/:materialId');
  expect(detail({ weekId: 2, materialId: 9 })).toBe('/study-material/detail/2/9');
});

test('parameters that are missing or unknown do not compile', () => {
  const chapter = link('/chapter/:chapterId');
  // @ts-expect-error the chapter is missing
  chapter();
  // @ts-expect-error a chapter has no such parameter
  chapter({ chapterId: 1, lesson: 2 });
  expect(chapter({ chapterId: 1 })).toBe('/chapter/1');
});
