import { reformCourseVideos, reformVideoInfo, type PurchaseFlags } from '@suite/api';
import { CallError } from '@suite/kernel';
import { beginVisits } from '@suite/features/reconciler/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theVideo } from '@suite/features/player/testing';
import { chapterOf } from './testing';

import { first, lesson, reset, second, title, visit } from './testing/lesson-page';
beginVisits();
beforeEach(reset);

test.each([
  ['that the address names', '/videoReform?v_id=4', [first, second], '第4课', '请先学完《第3课》'],
  [
    'that is the first of the current chapter',
    '/videoReform',
    [chapterOf(1, 'done 1', { chapterStatus: 'done', has_test: 0 }), chapterOf(2, 'locked 3, locked 4')],
    '第3课',
    '这节课还没有开放',
  ],
])('a locked lesson %s opens, and says what unlocks it', async (_, at, chapters, name, words) => {
  const { callsOf } = visit({ at, chapters });
  expect(await title()).toHaveTextContent(name);
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole('tab', { name: '资料' })).toBeNull();
  expect(callsOf(reformVideoInfo)).toEqual([]);
});

test('a locked lesson leads to what unlocks it', async () => {
  visit({ at: '/videoReform?v_id=4' });
  await title();
  await userEvent.click(screen.getByRole('button', { name: '去学习' }));
  await waitFor(async () => expect(await title()).toHaveTextContent('第3课'));
});

test('a lesson that is named without its course opens in the course in which it is', async () => {
  const own = (course_id: number) => [chapterOf(course_id, `ready ${course_id}1, ready ${course_id}2`)];
  visit({ at: '/videoReform?v_id=102', courses: [9, 10], chapters: own });
  expect(await title()).toHaveTextContent('第102课');
  expect(screen.getByRole('radio', { name: '财商课10' })).toBeChecked();
});

test('the way to the next lesson waits for the report of the one that was just learned', async () => {
  let isTold = false;
  let tell: () => void = () => undefined;
  visit({
    chapters: () => [first, isTold ? chapterOf(2, 'done 3 current, ready 4') : second],
    record: () =>
      new Promise((resolve) => {
        tell = () => {
          isTold = true;
          resolve(undefined);
        };
      }),
  });
  await title();
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  theVideo().arrives();
  theVideo().ends();
  await userEvent.click(screen.getByRole('button', { name: '下一节' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => tell());
  await waitFor(async () => expect(await title()).toHaveTextContent('第4课'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a report that cannot be sent is named as what the next lesson waits for', async () => {
  visit({ record: () => Promise.reject(new CallError('service', 0, '')) });
  await title();
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  theVideo().arrives();
  theVideo().ends();
  await userEvent.click(screen.getByRole('button', { name: '下一节' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('学习记录还没有传上去');
  await userEvent.click(within(dialog).getByRole('button', { name: '确定' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('without knowing whether tests are needed, a lesson that waits for one says so', async () => {
  visit({
    chapters: [chapterOf(1, 'done 1 passed, done 2 test current, locked 3')],
    flags: () => Promise.reject(new CallError('service', 0, '')),
  });
  await title();
  await userEvent.click(lesson('第3课'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('请先通过《第2课》的本节测试');
  await userEvent.click(within(dialog).getByRole('button', { name: '取消' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a double tap on a locked lesson asks once', async () => {
  visit();
  await title();
  await userEvent.dblClick(lesson('第4课'));
  await screen.findAllByRole('dialog');
  expect(screen.getAllByRole('button', { name: '取消' })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '取消' }));
});

test('a tap on a locked lesson is answered at once; if the server has it unlocked, it opens', async () => {
  let arrive = () => undefined as void;
  let reads = 0;
  visit({
    chapters: () => [first, reads++ ? chapterOf(2, 'done 3 passed, ready 4') : second],
    flags: () =>
      new Promise((resolve) => (arrive = () => resolve({ is_need_video_test: 0 } as PurchaseFlags))),
  });
  await title();
  await userEvent.click(lesson('第4课'));
  expect(screen.getByRole('dialog')).toHaveTextContent('请先学完《第3课》');
  await act(async () => arrive());
  await waitFor(async () => expect(await title()).toHaveTextContent('第4课'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a lesson that is unlocked late does not take the place of one that was chosen since', async () => {
  let arrive = (_: PurchaseFlags) => undefined as void;
  const flags = new Promise<PurchaseFlags>((resolve) => (arrive = resolve));
  let isLearned = false;
  const { callsOf } = visit({
    flags: () => flags,
    chapters: () => [first, isLearned ? chapterOf(2, 'done 3 passed, ready 4') : second],
  });
  await title();
  isLearned = true;
  await userEvent.click(lesson('第4课'));
  await waitFor(() => expect(callsOf(reformCourseVideos)).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: /1\. 第1章/ }));
  await userEvent.click(lesson('第1课'));
  arrive({ is_need_video_test: 0 } as PurchaseFlags);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await title()).toHaveTextContent('第1课');
});
