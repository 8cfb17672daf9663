import { codes, reformCourseList, reformCourseVideos } from '@suite/api';
import { CallError } from '@suite/kernel';
import { beginVisits } from '@suite/features/reconciler/testing';
import { shownAtOnce } from '@suite/ui/testing';
import { act, screen, waitFor, waitForElementToBeRemoved, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theVideo } from '@suite/features/player/testing';
import { chapterOf } from './testing';

import { first, lesson, reset, second, title, visit, type World } from './testing/lesson-page';
beginVisits();
beforeEach(reset);

test('the last watched lesson opens, and its chapter in the tree', async () => {
  visit();
  expect(await title()).toHaveTextContent('第3课');
  expect(lesson('第3课')).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: /2\. 第2章/ })).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: /1\. 第1章/ })).toHaveAttribute('aria-expanded', 'false');
});

test('each state is a word', async () => {
  visit();
  await title();
  expect(lesson('第3课')).toHaveTextContent('学习中');
  expect(lesson('第4课')).toHaveTextContent('未解锁');
  await userEvent.click(screen.getByRole('button', { name: /1\. 第1章/ }));
  expect(lesson('第1课')).toHaveTextContent('已学');
  expect(lesson('章节测试')).toHaveTextContent('已通过');
});

test('an address may name the lesson', async () => {
  visit({ at: '/videoReform?v_id=1' });
  expect(await title()).toHaveTextContent('第1课');
});

test('the pass score of the chapter is kept for its test', async () => {
  visit();
  await title();
  expect(localStorage.getItem('pass_chapter_score')).toBe('62');
});

test('choosing a lesson closes the drawer, and the lesson starts by itself', async () => {
  const { router } = visit();
  await title();
  await userEvent.click(screen.getByRole('button', { name: '选课' }));
  const drawer = await screen.findByRole('dialog', { name: '选课' });
  expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  await userEvent.click(within(drawer).getByRole('button', { name: /1\. 第1章/ }));
  await userEvent.click(within(drawer).getByRole('button', { name: /第1课/ }));
  await waitForElementToBeRemoved(drawer);
  expect(await title()).toHaveTextContent('第1课');
  expect(router.state.location.search).toBe('?course_id=9&v_id=1');
  await waitFor(() => expect(theVideo().video.paused).toBe(false));
});

test('a tap is answered before the list of lessons is made', async () => {
  visit();
  await title();
  const list = () => screen.queryByRole('dialog', { name: '选课' });
  const button = screen.getByRole('button', { name: '选课' });
  expect(await shownAtOnce(button, list)).toBeNull();
  await waitFor(() => expect(list()).toBeInTheDocument());
});

test('a locked lesson says what comes before it, and leads there', async () => {
  visit({ chapters: [chapterOf(1, 'done 1 passed, done 2 test current, locked 3')], needsTest: true });
  await title();
  await userEvent.click(lesson('第3课'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('请先通过《第2课》的本节测试');
  await userEvent.click(within(dialog).getByRole('button', { name: '去测试' }));
  expect(await screen.findByLabelText('address')).toHaveTextContent(
    '/summary-test-reform?videoId=2&chapterId=1&course_id=9',
  );
});

test('a lesson that was unlocked in the meantime opens at once', async () => {
  let isLearned = false;
  visit({ chapters: () => [first, isLearned ? chapterOf(2, 'done 3 passed, ready 4') : second] });
  await title();
  isLearned = true;
  await userEvent.click(lesson('第4课'));
  await waitFor(async () => expect(await title()).toHaveTextContent('第4课'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the course needs it, the test of a lesson comes at its end', async () => {
  visit({ needsTest: true });
  await title();
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  theVideo().arrives();
  theVideo().ends();
  expect(screen.getByRole('group', { name: '本节已播完' })).toHaveTextContent('再做几道题，通过后解锁下一节');
  // Once: the card over the picture says what comes, the bar under the page leads there.
  await userEvent.click(screen.getByRole('button', { name: '做本节测试' }));
  expect(await screen.findByLabelText('address')).toHaveTextContent(
    '/summary-test-reform?videoId=3&chapterId=2&course_id=9',
  );
});

test.each([
  ['its own test', '/videoReform?after=3', [first, chapterOf(2, 'done 3 passed current, ready 4')], '第4课'],
  ['the test of its chapter', '/videoReform?past=1', [first, second], '第3课'],
])('after %s was passed, the next lesson opens and starts by itself', async (_, at, chapters, name) => {
  visit({ at, chapters, needsTest: true });
  expect(await title()).toHaveTextContent(name);
  await waitFor(() => expect(theVideo().video.paused).toBe(false));
});

test('the next lesson opens also when the list that is held is older than the test', async () => {
  let reads = 0;
  const before = [first, chapterOf(2, 'done 3 test current, locked 4')];
  const after = [first, chapterOf(2, 'done 3 passed current, ready 4')];
  visit({ at: '/videoReform?after=3', chapters: () => (reads++ < 1 ? before : after), needsTest: true });
  await waitFor(async () => expect(await title()).toHaveTextContent('第4课'));
  await waitFor(() => expect(theVideo().video.paused).toBe(false));
});

test('while the next lesson is locked, the one whose test was passed is shown', async () => {
  visit({ at: '/videoReform?after=3', chapters: [first, chapterOf(2, 'done 3 passed, locked 4')] });
  expect(await title()).toHaveTextContent('第3课');
});

test('a lesson opens with its title in view: no list scrolls the page, and a lesson chosen further down leads back up', async () => {
  const scrolled = Element.prototype.scrollIntoView as jest.Mock;
  scrolled.mockClear();
  const top = jest.mocked(window.scrollTo).mockClear();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ top: 2000, bottom: 2060 } as DOMRect);
  visit({ chapters: [first, chapterOf(2, 'ready 3 current, ready 4')] });
  await title();
  expect(scrolled).not.toHaveBeenCalled();
  expect(top).not.toHaveBeenCalled();
  await userEvent.click(lesson('第4课'));
  expect(await title()).toHaveTextContent('第4课');
  expect(top).toHaveBeenCalledWith(0, 0);
  expect(scrolled).not.toHaveBeenCalled();
  jest.mocked(Element.prototype.getBoundingClientRect).mockRestore();
});

test('a lesson that is learned unlocks the next one in the tree', async () => {
  let isLearned = false;
  visit({ chapters: () => [first, isLearned ? chapterOf(2, 'done 3 passed current, ready 4') : second] });
  await title();
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  theVideo().arrives();
  isLearned = true;
  theVideo().ends();
  await waitFor(() => expect(lesson('第4课')).toHaveTextContent('学习中'));
});

test('the end of a lesson says how much is still missing, and offers the next step in place once it is learned', async () => {
  let isLearned = false;
  visit({
    chapters: () => [first, isLearned ? chapterOf(2, 'done 3 passed current, ready 4') : second],
    record: async () => (isLearned ? undefined : { summaryStatus: 'ready', missing: 130 }),
  });
  await title();
  await userEvent.click(await screen.findByRole('button', { name: /播放/ }));
  theVideo().arrives();
  theVideo().ends();
  expect(await screen.findByText('再看 3 分钟，解锁下一步')).toBeVisible();
  expect(screen.queryByText('本节学完')).toBeNull();
  isLearned = true;
  await userEvent.click(screen.getByRole('button', { name: '重看' }));
  theVideo().arrives();
  theVideo().ends();
  const end = screen.getByRole('group', { name: '本节已播完' });
  await waitFor(() => expect(end).toHaveTextContent('本节学完下一节第4课'));
  await userEvent.click(screen.getByRole('button', { name: '下一节' }));
  expect(await title()).toHaveTextContent('第4课');
});

test('when the provider takes away the lesson that plays, no other starts by itself', async () => {
  let isGone = false;
  visit({
    chapters: () => [first, isGone ? chapterOf(2, 'ready 4 current') : second],
    at: '/videoReform?v_id=3&t=83&play=1',
  });
  expect(await title()).toHaveTextContent('第3课');
  await waitFor(() => expect(theVideo().video.paused).toBe(false));
  theVideo().arrives();
  isGone = true;
  theVideo().ends();
  await waitFor(async () => expect(await title()).toHaveTextContent('第4课'));
  expect(screen.getByText(/第 3\/3 节/)).toBeVisible();
  expect(await screen.findByRole('button', { name: '开始播放' })).toBeVisible();
  expect(theVideo().video.paused).toBe(true);
});

test('an address may name a moment of a lesson, once: a reload goes on where the learner stopped', async () => {
  const { router } = visit({ at: '/videoReform?v_id=3&t=83' });
  expect(await screen.findByRole('button', { name: '从 01:23 继续播放' })).toBeVisible();
  expect(router.state.location.search).toBe('?v_id=3');
});

test('the course shows how far the learner is, with its stages', async () => {
  visit();
  await title();
  expect(screen.getByRole('progressbar', { name: '财商课9的学习进度' })).toHaveAttribute(
    'aria-valuenow',
    '50',
  );
  expect(within(screen.getByRole('list', { name: '学习阶段' })).getByRole('listitem')).toHaveTextContent(
    '阶段9已学',
  );
});

test('of several courses another one can be chosen', async () => {
  const { callsOf, router } = visit({ courses: [9, 10] });
  await title();
  await userEvent.click(screen.getByRole('radio', { name: '财商课10' }));
  await waitFor(() => expect(callsOf(reformCourseVideos)).toMatchObject([{}, { params: { course_id: 10 } }]));
  expect(router.state.location.search).toBe('?course_id=10');
  await title();
  expect(screen.getByRole('radio', { name: '财商课10' })).toBeChecked();
});

test('among several courses a chosen lesson opens in the player that is there; no list is read again', async () => {
  const { callsOf } = visit({
    courses: [9, 10],
    chapters: (id) => [chapterOf(id, `ready ${id}1 current, ready ${id}2`)],
  });
  await title();
  const player = document.querySelector('video');
  await userEvent.click(lesson('第92课'));
  expect(await title()).toHaveTextContent('第92课');
  expect(document.querySelector('video')).toBe(player);
  expect(callsOf(reformCourseVideos)).toHaveLength(1);
});

test.each(['after=101', 'past=10'])(
  'after a test (%s) of a second course it is that course that goes on',
  async (passed) => {
    visit({
      at: `/videoReform?${passed}`,
      courses: [9, 10],
      chapters: (id) => [chapterOf(id, `done ${id}1 passed current`), chapterOf(id * 100, `ready ${id}2`)],
    });
    await waitFor(async () => expect(await title()).toHaveTextContent('第102课'));
  },
);

test('a lesson named without its course is looked for here, whatever another page has found of it', async () => {
  const { client, router } = visit({ courses: [9, 10], chapters: (id) => (id === 10 ? [second] : [first]) });
  await title();
  // As in the host, an answer is fresh for some seconds.
  client.setDefaultOptions({ queries: { staleTime: 30_000 } });
  client.setQueryData(['course of lesson', 3], { course_id: 4, chapterId: 2 });
  act(() => router.navigate('/videoReform?v_id=3'));
  await waitFor(async () => expect(await title()).toHaveTextContent('第3课'));
});

test('materials lead to their pages, and notes are there', async () => {
  visit();
  await title();
  await userEvent.click(screen.getByRole('tab', { name: '资料' }));
  expect(await screen.findByRole('link', { name: /预算表/ })).toHaveAttribute(
    'href',
    '#/study-material-reform/detail/2/7',
  );
  expect(screen.getByRole('link', { name: /示范视频/ })).toHaveAttribute(
    'href',
    '#/study-material-reform/video/2/8',
  );
  await userEvent.click(screen.getByRole('tab', { name: '讲义' }));
  expect(await screen.findByText('第3课的讲义')).toBeVisible();
});

test('a lesson that does not load can be tried again, and the tree stays', async () => {
  let isBroken = true;
  visit({ infoFails: () => isBroken });
  await title();
  const card = await screen.findByRole('alert');
  expect(card).toHaveTextContent('视频没有加载出来');
  isBroken = false;
  await userEvent.click(within(card).getByRole('button', { name: '重试' }));
  expect(await screen.findByRole('button', { name: /播放/ })).toBeVisible();
});

test('a course that is not bought says so', async () => {
  visit({ fails: new CallError('silent', codes.NOT_BOUGHT, '购买课程后才能学习') });
  expect(await screen.findByText('购买课程后才能学习')).toBeVisible();
  expect(screen.getByRole('button', { name: '先试听一节' })).toBeVisible();
});

test('the lesson stays when the list of courses cannot be read again', async () => {
  let isOffline = false;
  const { client } = visit({ menuFails: () => isOffline });
  await title();
  const { video } = theVideo();
  isOffline = true;
  await act(async () => {
    await client.refetchQueries({ queryKey: [reformCourseList.path] });
    // The queries tell their pages a task later.
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryByText(/课程内容正在准备/)).toBeNull();
  expect(theVideo().video).toBe(video);
});

test('a course without lessons says so', async () => {
  visit({ chapters: [] });
  expect(await screen.findByText(/课程内容正在准备/)).toBeVisible();
});

test('a course that does not load can be tried again', async () => {
  const world: World = { fails: new CallError('service', 0, '') };
  visit(world);
  expect(await screen.findByRole('alert')).toHaveTextContent('没有加载出来');
});
