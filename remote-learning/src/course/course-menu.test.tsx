import type { MenuNode } from '@suite/api';
import { renderPage } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import { CourseMenu } from './course-menu';

const node = (id: number, progress: number, child: MenuNode[] = []): MenuNode => ({
  id,
  name: `阶段${id}`,
  cover: '',
  progress,
  child,
});

test.each([
  [0, '未开始'],
  [40, '已学 40%'],
  [100, '已学'],
])('of a stage %d %% are learnt: %s', async (progress, words) => {
  const course = node(9, 50, [node(1, progress)]);
  renderPage(<CourseMenu menu={[course]} course={course} onChoose={() => undefined} />);
  await act(async () => undefined);
  expect(screen.getByRole('listitem')).toHaveTextContent(`阶段1${words}`);
});
