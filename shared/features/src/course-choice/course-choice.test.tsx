import { useCall, userDetail, type CourseLine, type UserDetail } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import { CourseChoice } from './course-choice';

/** The page under a host that has read the learner's data. */
function Visit() {
  return useCall(userDetail, undefined).data ? (
    <CourseChoice isReform reform="/study-material-reform" others="/study-material" />
  ) : null;
}

const visit = (...lines: CourseLine[]) =>
  renderPage(
    <>
      <Visit />
      <p>资料</p>
    </>,
    {
      answers: [
        answer(userDetail, { courseList: lines.map((line) => ({ line, is_public: 0 })) } as UserDetail),
      ],
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
