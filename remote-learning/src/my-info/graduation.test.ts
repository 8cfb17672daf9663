import type { Zheng } from '@suite/api';
import { courseWith, detailWith } from '../home/testing';
import { graduationRows } from './graduation';

const zheng: Zheng = {
  line: 'finance',
  course_name: '',
  zheng_no: 'CS1',
  name: '',
  issue_date: '2026-03-01',
  verify_code: 'KM7QW3ZD',
};
const states = (...given: Parameters<typeof graduationRows>) =>
  graduationRows(...given).map(({ line, state }) => `${line} ${state}`);

test('before the purchase every line is closed, and one version of the finance course stands for both', () => {
  expect(states(detailWith(), [])).toEqual([
    'reform none',
    'advanced none',
    'investment none',
    'industry none',
    'jingpin none',
  ]);
});

test('each line is over, under way or closed', () => {
  const detail = detailWith({
    isBiye: 1,
    courseList: [
      courseWith({ line: 'finance' }),
      courseWith({ line: 'advanced', progress: 40 }),
      courseWith({ line: 'industry', is_public: 1 }),
    ],
  });
  expect(states(detail, []).slice(0, 4)).toEqual([
    'finance graduated',
    'advanced studying',
    'investment none',
    'industry none',
  ]);
});

test('a diploma stands with its line', () => {
  const rows = graduationRows(detailWith({ isBiye: 1, isJieke: 1 }), [zheng]);
  expect(rows.map((row) => row.zheng?.zheng_no).slice(0, 2)).toEqual(['CS1', undefined]);
});
