import {
  userDetail,
  zhengInfo,
  type CourseLine,
  type OwnedCourse,
  type UserDetail,
  type Zheng,
} from '@suite/api';
import { answer, fakeCanvas, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DiplomaPage from './diploma.page';
import DiplomaCoursePage from './diploma-course.page';
import DiplomaListPage from './diploma-list.page';
import { missingFor } from './diploma-lines';

const course = (line: CourseLine, progress: number, course_id = 301): OwnedCourse =>
  ({ line, course_id, course_name: `${line}的课程`, progress, is_public: 0 }) as OwnedCourse;
const detailOf = (courseList: OwnedCourse[], part: Partial<UserDetail> = {}) =>
  ({ courseList, paperId: null, ...part }) as UserDetail;
const zheng = (line: CourseLine): Zheng => ({
  line,
  course_name: `${line}的课程`,
  zheng_no: `NO-${line}`,
  name: '古丽娜尔·买买提',
  issue_date: '2025-04-05',
  verify_code: 'KM7QW3ZD',
});

let drawn: ReturnType<typeof fakeCanvas>;
beforeEach(() => {
  drawn = fakeCanvas();
});
afterEach(() => jest.restoreAllMocks());

function visit(page: JSX.Element, detail: UserDetail, diplomas: Zheng[], at = '/page') {
  return renderPage(page, {
    at,
    path: at === '/page' ? at : '/myinfo/diploma/:courseType',
    answers: [answer(userDetail, detail), answer(zhengInfo, diplomas)],
  });
}

test('a diploma is a picture with the name, its number and its code', async () => {
  visit(<DiplomaPage edition="finance" />, detailOf([course('finance', 100)]), [zheng('finance')]);
  expect(
    await screen.findByRole('img', {
      name: '结业证书：古丽娜尔·买买提，finance的课程，证书编号 NO-finance，校验码 KM7QW3ZD，2025年4月5日颁发',
    }),
  ).toBeVisible();
  const words = drawn.texts.join();
  for (const part of ['古丽娜尔·买买提', '校验码：KM7QW3ZD', '发证日期：2025年4月5日']) {
    expect(words).toContain(part);
  }
  expect(drawn.texts).not.toContain('样 张');
  expect(screen.getByText(/长按图片/)).toBeVisible();
  expect(screen.getByRole('link', { name: /申请纸质证书/ })).toHaveAttribute(
    'href',
    '#/certificate-form?line=finance',
  );
});

test('a long name stands on the diploma in full', async () => {
  const name = '阿卜杜热合曼·阿卜杜热西提·买买提';
  visit(<DiplomaPage edition="finance" />, detailOf([]), [{ ...zheng('finance'), name }]);
  await screen.findByRole('img', { name: new RegExp(name) });
  expect(drawn.texts).toContain(name);
});

test.each<[string, JSX.Element, string, CourseLine]>([
  ['the finance course in its new version', <DiplomaPage edition="finance" key="1" />, '/page', 'reform'],
  ['the advanced course', <DiplomaPage edition="advanced" key="2" />, '/page', 'advanced'],
  ['another line', <DiplomaCoursePage key="3" />, '/myinfo/diploma/investment', 'investment'],
  ['the finance course by its type', <DiplomaCoursePage key="4" />, '/myinfo/diploma/1', 'finance'],
])('the page shows the diploma of %s', async (_, page, at, line) => {
  visit(page, detailOf([]), [zheng('jingpin'), zheng(line)], at);
  expect(await screen.findByRole('img', { name: new RegExp(`NO-${line}`) })).toBeVisible();
});

test('before the end of the course the page says how far it is and leads there', async () => {
  const { router } = visit(<DiplomaPage edition="finance" />, detailOf([course('reform', 45, 302)]), []);
  expect(await screen.findByText(/已学 45%/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '继续学习' }));
  expect(router.state.location.pathname).toBe('/myinfo/course/302');
});

test('an open course of one version is no reason to ask for its diploma', async () => {
  const open = { ...course('reform', 10, 309), is_public: 1 } as OwnedCourse;
  visit(<DiplomaPage edition="finance" />, detailOf([open, course('finance', 45, 301)]), []);
  expect(await screen.findByText(/“finance的课程”已学 45%/)).toBeVisible();
});

test.each<[string, UserDetail, string, string]>([
  ['is not bought', detailOf([]), '还没有开始学投资课', '/'],
  ['is being studied', detailOf([course('investment', 99)]), '学完课程就能领取', '/myinfo/course/301'],
  [
    'has an exam',
    detailOf([course('investment', 100)], { paperId: 903 }),
    '通过考试就能领取',
    '/exam?paper_id=903',
  ],
  [
    'waits for the teacher',
    detailOf([course('investment', 100)]),
    '课程已学完，等待毕业',
    '/look-teach-weachat?line=investment',
  ],
  [
    'is over without a diploma so far',
    detailOf([course('investment', 100)], { isTzzhBiye: 1 }),
    '证书正在制作',
    '/myinfo/graduate',
  ],
])('what is missing when a course %s', (_, detail, title, to) => {
  expect(missingFor(detail, 'investment')).toMatchObject({ title, to });
});

test.each([
  ['/myinfo/diploma/2', '管理课的证书在管理课程里查看', '/manage-course'],
  ['/myinfo/diploma/unknown', '没有这门课程的证书', '/myinfo/diploma/list'],
])('%s has no diploma here', async (at, words, to) => {
  visit(<DiplomaCoursePage />, detailOf([]), [], at);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: '课程证书' })).toBeInTheDocument();
  expect(screen.getByRole('link')).toHaveAttribute('href', to);
});

test('the list has the diplomas first, then what is missing for the next', async () => {
  const courses = [course('finance', 100), course('investment', 60, 305)];
  visit(<DiplomaListPage />, detailOf(courses), [zheng('finance')]);
  const cards = await screen.findAllByRole('region');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['finance的课程', 'investment的课程']);
  expect(cards[0]).toHaveTextContent('2025年4月5日颁发');
  expect(screen.getByRole('link', { name: '查看证书' })).toHaveAttribute('href', '/myinfo/diploma');
  expect(screen.getByRole('link', { name: '继续学习' })).toHaveAttribute('href', '/myinfo/course/305');
  expect(screen.getByRole('link', { name: '申请纸质证书' })).toHaveAttribute('href', '/certificate-home');
});

test('a learner without courses is led to them', async () => {
  visit(<DiplomaListPage />, detailOf([]), []);
  expect(await screen.findByText(/结业证书会出现在这里/)).toBeVisible();
});
