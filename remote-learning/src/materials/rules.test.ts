import * as fc from 'fast-check';
import { editionOfWeek, materialEditions, materialLink, sharedEdition } from './material-edition';
import { neighboursOf } from './neighbours';
import { material, week } from './testing';
import { kindText, playingText } from './words';

const weeks = [week(1, { status: 'done' }), week(2), week(3, { status: 'locked' })];

test.each([
  [11, undefined, 12, undefined],
  [12, 11, 21, undefined],
  [22, 21, undefined, '2026-03-03'],
  [31, undefined, undefined, undefined],
  [99, undefined, undefined, undefined],
])('around the material %d', (id, previous, next, opens) => {
  const around = neighboursOf(weeks, id);
  expect([around.previous?.material_id, around.next?.material_id, around.opens]).toEqual([
    previous,
    next,
    opens,
  ]);
});

const courses = [
  week(1, { status: 'done' }),
  week(5, { week_name: '进阶课 · 第一周 读懂年报', start_date: '2026-03-05' }),
  week(2, { status: 'locked' }),
  week(6, { week_name: '进阶课 · 第二周 现金流', start_date: '2026-03-12', status: 'locked' }),
];

test.each([
  [12, 11, undefined, '2026-03-02'],
  [51, undefined, 52, undefined],
  [52, 51, undefined, '2026-03-12'],
])('among several courses, around the material %d', (id, previous, next, opens) => {
  const around = neighboursOf(courses, id);
  expect([around.previous?.material_id, around.next?.material_id, around.opens]).toEqual([
    previous,
    next,
    opens,
  ]);
});

test('weeks of the advanced course in the older list have its call and its page', () => {
  const [first, advanced] = courses.map((one) => editionOfWeek(materialEditions.older, one));
  expect([first, advanced]).toEqual([materialEditions.older, materialEditions.advanced]);
  expect(sharedEdition('advanced')).toBe(materialEditions.advanced);
  expect(sharedEdition(null)).toBe(materialEditions.older);
});

test('following the next ones visits every open material once, and the previous ones lead back', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 }), (sizes) => {
      const all = sizes.map((size, at) =>
        week(at + 1, {
          materials: Array.from({ length: size }, (_, i) => material(at + 1, (at + 1) * 10 + i)),
        }),
      );
      const ids = all.flatMap(({ materials }) => materials.map(({ material_id }) => material_id));
      const walked: number[] = [];
      for (let at = ids[0]; at !== undefined; at = neighboursOf(all, at).next?.material_id) {
        walked.push(at);
        const next = neighboursOf(all, at).next;
        if (next) expect(neighboursOf(all, next.material_id).previous?.material_id).toBe(at);
      }
      expect(walked).toEqual(ids);
    }),
  );
});

test.each([
  [materialEditions.older, 1, false, '/study-material/detail/7/701'],
  [materialEditions.older, 2, false, '/study-material/video/7/701'],
  [materialEditions.reform, 2, false, '/study-material-reform/video/7/701'],
  [materialEditions.advanced, 1, false, '/study-material-advance/detail/7/701'],
  [materialEditions.advanced, 2, false, '/study-material/video/7/701?line=advanced'],
  [materialEditions.reform, 2, true, '/study-material-reform/detail/preview/7/701'],
] as const)('the page of a material', (line, mat_type, preview, link) => {
  expect(materialLink(line, { week_id: 7, material_id: 701, mat_type }, preview)).toBe(link);
});

test.each([
  [0, '0:00'],
  [59.6, '1:00'],
  [125, '2:05'],
  [3600, '60:00'],
  [-1, '0:00'],
])('%d seconds of playing', (seconds, text) => {
  expect(playingText(seconds)).toBe(text);
});

test.each([
  [1, 30, '图文 · 约\u00a01\u00a0分钟'],
  [1, 200, '图文 · 约\u00a03\u00a0分钟'],
  [1, 0, '图文'],
  [2, 75, '视频 · 1:15'],
  [2, 0, '视频'],
] as const)('a material of type %d that takes %d seconds', (mat_type, duration, text) => {
  expect(kindText({ mat_type, duration })).toBe(text);
});
