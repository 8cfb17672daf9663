import { useCall, userDetail, type CourseLine, type UserDetail } from '@suite/api';
import { answer, renderPage, type Answer } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CourseChoice, NothingHere, type CoursePages } from '.';

const pages = (isReform: boolean): CoursePages => ({
  isReform,
  reform: '/study-material-reform',
  others: '/study-material',
});

const learner = (lines: CourseLine[], is_public: 0 | 1 = 0) =>
  answer(userDetail, { courseList: lines.map((line) => ({ line, is_public })) } as UserDetail);

/** The page under a host that has read the learner's data. */
function Visit() {
  return useCall(userDetail, undefined).data ? <CourseChoice pages={pages(true)} /> : null;
}

const visit = (...lines: CourseLine[]) =>
  renderPage(
    <>
      <Visit />
      <p>资料</p>
    </>,
    {
      answers: [learner(lines)],
    },
  );

test('who has both kinds of courses changes between their pages', async () => {
  visit('reform', 'advanced');
  expect(await screen.findByRole('link', { name: '新版财商课' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '其他课程' })).toHaveAttribute('href', '/study-material');
});

test.each<CourseLine[][]>([[['reform']], [['advanced', 'investment']], [['reform', 'jingpin', 'zc']], [[]]])(
  'with %j there is nothing to choose',
  async (lines) => {
    visit(...lines);
    await screen.findByText('资料');
    await Promise.resolve();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

const nothing = (own: Answer, of: CoursePages) =>
  renderPage(
    <NothingHere
      pages={of}
      what="学习资料"
      go="去看资料"
      text="还没有学习资料"
      action={<button>查看开班信息</button>}
    />,
    { answers: [own] },
  );

test.each<[string, boolean, CourseLine[], string, string]>([
  ['the older page, of the reform course', false, ['reform', 'zc'], '新版财商课', '/study-material-reform'],
  ['the reform page, of an older course', true, ['jingpin', 'advanced'], '进阶课', '/study-material'],
])('on %s: an empty page leads to what the learner has', async (_, isReform, lines, name, to) => {
  nothing(learner(lines), pages(isReform));
  expect(await screen.findByText(`您学的是${name}，它的学习资料在另一页`)).toBeVisible();
  expect(screen.queryByText('还没有学习资料')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '去看资料' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(new RegExp(`^${to}$`));
});

test.each<[string, Answer, CoursePages]>([
  ['courses of both kinds', learner(['reform', 'finance']), pages(false)],
  ['courses of this kind', learner(['reform']), pages(true)],
  ['courses of neither', learner(['jingpin', 'zc']), pages(false)],
  ['an open course', learner(['reform'], 1), pages(false)],
  ['a course that the other page has not', learner(['advanced']), { ...pages(true), lines: ['finance'] }],
])('with %s the page just says that it is empty', async (_, own, of) => {
  const { callsOf } = nothing(own, of);
  await waitFor(() => expect(callsOf(userDetail)).toHaveLength(1));
  expect(screen.getByText('还没有学习资料')).toBeVisible();
  expect(screen.getByRole('button', { name: '查看开班信息' })).toBeVisible();
});
