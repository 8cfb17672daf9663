import type { ManageStep, ManageWeek } from '@suite/api';
import { editions } from '../edition';
import { week } from '../testing';
import { nextTap } from './next-tap';

const passed = week(1, { state: 'passed', score: 80 });
const locked = week(2, { state: 'locked' });

test.each<[ManageStep, ManageWeek[], string, string]>([
  ['course', [], '去购买', '/manage-course/pay-course'],
  ['contract', [locked], '去签署合同', '/manage-course/contractlist'],
  ['face', [locked], '去核验', '/manage-course/face-verify'],
  ['study', [passed, locked], '去上礼仪课', '/manage-course/etiquette-class'],
  ['exam', [passed, week(2)], '开始考试', '/manage-course/answer-manage/2'],
  ['exam', [week(1, { state: 'draft' }), week(2)], '继续考试', '/manage-course/answer-manage/1'],
  [
    'exam',
    [week(1, { state: 'failed', tries_left: 2, score: 40 })],
    '再考一次',
    '/manage-course/answer-manage/1',
  ],
  [
    'exam',
    [week(1, { state: 'failed', tries_left: 0, score: 40 }), week(2)],
    '开始考试',
    '/manage-course/answer-manage/2',
  ],
  [
    'study',
    [week(1, { state: 'failed', tries_left: 0, score: 40 })],
    '联系班主任',
    '/manage-course?contact=teacher',
  ],
  ['evaluation', [passed], '去评价', '/manage-course/evaluate-manage'],
  ['certificate', [passed], '查看证书', '/manage-course/certificate'],
])('at the step %s with %j the button says %s', (step, weeks, action, to) => {
  expect(nextTap(step, weeks, editions.old, '2026-11-30')).toMatchObject({ action, to });
});

test('the new edition leads to pages of its own', () => {
  expect(nextTap('course', [], editions.new, '2026-11-30').to).toBe('/manage-course/new-pay-course');
  expect(nextTap('evaluation', [], editions.new, '2026-11-30').to).toBe('/manage-course/new-evaluate-manage');
});

test.each<[ManageWeek, string, string]>([
  [locked, '第 2 周', '学习中，本周考试 12月4日 08:00 开放'],
  [
    week(6, { state: 'submitted', result_time: '2026-12-05 10:00:00' }),
    '等待公布成绩',
    '第 6 周的成绩将在 12月5日 10:00 公布',
  ],
  [week(2, { state: 'failed', tries_left: 0 }), '第 2 周', '考试次数已用完，请联系班主任安排补考'],
  [passed, '课程已学完', '完成结课评价后即可领取证书'],
])('between two exams it says what is waited for: %j', (one, title, text) => {
  expect(nextTap('study', [one], editions.old, '2026-11-30')).toMatchObject({ title, text });
});
