import {
  codes,
  category,
  isBuyCourse,
  userDetail,
  type CategoryParams,
  type CategoryTree,
  type Chapter,
  type PurchaseFlags,
  type UserDetail,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ChapterPage from './chapter.page';
import MyInfoCoursePage from './my-info-course.page';
import { chapterOf } from './testing';

const done = chapterOf(1, 'done 1, done 2', { chapterStatus: 'done', has_test: 1, test_score: 90 });
const open = chapterOf(2, 'done 3, ready 4 current', { has_test: 1 });
const locked = chapterOf(3, 'locked 5', { chapterStatus: 'locked' });

const treeOf = (course_id: number, chapters: Chapter[]): CategoryTree => ({
  course_id,
  course_name: `课程${course_id}`,
  cover: '/c.svg',
  categories: chapters.map(({ videos, ...chapter }) => ({
    ...chapter,
    childCate: [],
    categoryVideo: videos,
  })),
});

const course = (course_id: number, line: string) => ({ course_id, line, is_public: 0 });
const user = {
  userInfo: { id: 1 },
  courseList: [course(8, 'finance'), course(9, 'reform')],
} as unknown as UserDetail;

type Read = (params: CategoryParams) => CategoryTree;
const two: Read = ({ course_id }) =>
  treeOf(course_id, course_id === 9 ? [done, open, locked] : [chapterOf(7, 'ready 70')]);

const visit = (page: 'course' | 'chapter', at: string, read: Read = two) =>
  renderPage(page === 'course' ? <MyInfoCoursePage /> : <ChapterPage />, {
    path: page === 'course' ? '/myinfo/course/:id' : '/chapter/:chapterId',
    at,
    answers: [
      answer(userDetail, user),
      answer(category, read),
      answer(isBuyCourse, { is_need_video_test: 0 } as PurchaseFlags),
    ],
  });

const address = () => screen.findByLabelText('address');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => localStorage.clear());

describe('a course', () => {
  test('says how much is learned and where the learner stopped, and goes on there', async () => {
    visit('course', '/myinfo/course/9');
    await heading('课程9');
    expect(screen.getByText('已学 3/5 节')).toBeVisible();
    expect(screen.getByText('上次学到：第4课')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '继续学习' }));
    expect(await address()).toHaveTextContent('/myinfo/course/video/9/2?v_id=4');
  });

  test('goes on with the test of a chapter that is learned', async () => {
    visit('course', '/myinfo/course/8', () =>
      treeOf(8, [chapterOf(2, 'done 3, done 4 current over', { has_test: 1 })]),
    );
    await heading('课程8');
    await userEvent.click(screen.getByRole('button', { name: '做章节测试' }));
    expect(await address()).toHaveTextContent('/chapter-test/2?course_id=8');
    expect(localStorage.getItem('pass_chapter_score')).toBe('62');
  });

  test('a lesson opens in the player, and each chapter has a page', async () => {
    visit('course', '/myinfo/course/9');
    await heading('课程9');
    expect(screen.getByRole('link', { name: '本章详情' })).toHaveAttribute('href', '/chapter/2?course_id=9');
    await userEvent.click(screen.getByRole('button', { name: /第3课/ }));
    expect(await address()).toHaveTextContent('/myinfo/course/video/9/2?v_id=3');
  });

  test('a locked lesson says what comes first', async () => {
    visit('course', '/myinfo/course/9');
    await heading('课程9');
    await userEvent.click(screen.getByRole('button', { name: /3\. 第3章/ }));
    await userEvent.click(screen.getByRole('button', { name: /第5课/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('请先学完《第4课》');
    await userEvent.click(within(dialog).getByRole('button', { name: '去学习' }));
    expect(await address()).toHaveTextContent('v_id=4');
  });

  test('an address that names a lesson means the lesson', async () => {
    visit('course', '/myinfo/course/9?v_id=3');
    expect(await address()).toHaveTextContent('/myinfo/course/video/9/2?v_id=3');
  });

  test.each([
    ['not bought', '/myinfo/course/9', '购买课程后才能学习'],
    ['no course at all', '/myinfo/course/x', '没有找到这门课程'],
  ])('%s is said', async (_, at, words) => {
    visit('course', at, () => {
      throw new CallError('silent', codes.NOT_BOUGHT, '购买课程后才能学习');
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('without lessons it says so, and a failure can be tried again', async () => {
    const { unmount } = visit('course', '/myinfo/course/9', () => treeOf(9, []));
    expect(await screen.findByText(/课程内容正在准备/)).toBeVisible();
    unmount();
    let isOffline = true;
    visit('course', '/myinfo/course/9', (params) => {
      if (isOffline) throw new CallError('service', 0, '');
      return two(params);
    });
    const card = await screen.findByRole('alert');
    isOffline = false;
    await userEvent.click(within(card).getByRole('button', { name: '重试' }));
    await heading('课程9');
  });
});

describe('a chapter', () => {
  test('is found in whichever course it is', async () => {
    const { callsOf } = visit('chapter', '/chapter/2');
    await heading('第2章');
    expect(screen.getByText('课程9 · 第 2 章')).toBeVisible();
    expect(callsOf(category)).toHaveLength(2);
    expect(localStorage.getItem('pass_chapter_score')).toBe('62');
  });

  test('with its course in the address nothing else is asked', async () => {
    const { callsOf } = visit('chapter', '/chapter/2?course_id=9');
    await heading('第2章');
    expect(callsOf(category)).toMatchObject([{ params: { course_id: 9 } }]);
  });

  test('its test is closed until its videos are learned', async () => {
    visit('chapter', '/chapter/2?course_id=9');
    const card = await screen.findByRole('region', { name: '章节测试' });
    expect(card).toHaveTextContent('未解锁');
    expect(within(card).queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '继续学习' }));
    expect(await address()).toHaveTextContent('/myinfo/course/video/9/2?v_id=4');
  });

  test('a passed test shows its score and its analysis', async () => {
    visit('chapter', '/chapter/1?course_id=9');
    const card = await screen.findByRole('region', { name: '章节测试' });
    expect(card).toHaveTextContent('已通过');
    expect(card).toHaveTextContent('90 分');
    await userEvent.click(within(card).getByRole('button', { name: '查看解析' }));
    expect(await address()).toHaveTextContent('/chapter-test-analysis-reform/1?course_id=9');
  });

  test('one that is still to be passed is the next step of the chapter', async () => {
    visit('chapter', '/chapter/2?course_id=8', () =>
      treeOf(8, [chapterOf(2, 'done 3', { has_test: 1, test_score: 40 })]),
    );
    const card = await screen.findByRole('region', { name: '章节测试' });
    expect(card).toHaveTextContent('未通过');
    expect(within(card).queryByRole('button', { name: '再测一次' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '做章节测试' }));
    expect(await address()).toHaveTextContent('/chapter-test/2');
  });

  test('one whose score is left out has not been taken', async () => {
    visit('chapter', '/chapter/2?course_id=8', () =>
      treeOf(8, [chapterOf(2, 'done 3', { has_test: 1, test_score: undefined })]),
    );
    const card = await screen.findByRole('region', { name: '章节测试' });
    expect(card).toHaveTextContent('待测试');
    expect(card).toHaveTextContent('还没有');
    expect(screen.getByRole('button', { name: '做章节测试' })).toBeVisible();
  });

  test.each([
    ['after=70', '/video?course_id=8&after=70'],
    ['after=3', '/videoReform?course_id=9&after=3'],
  ])('a test that names only its lesson (%s) goes on in the course of the lesson', async (after, to) => {
    visit('chapter', `/chapter/0?${after}`);
    expect(await address()).toHaveTextContent(to);
  });

  test('a course that is refused is passed over; a chapter in no course is not found', async () => {
    visit('chapter', '/chapter/99', ({ course_id }) => {
      if (course_id === 8) throw new CallError('shown', codes.RULE, '');
      return two({ course_id });
    });
    expect(await screen.findByText(/没有找到这一章/)).toBeVisible();
  });
});
