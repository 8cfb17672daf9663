import { toolLessons, type ToolLesson } from '@suite/api';
import { answer, fakeViews, renderPage } from '@suite/ui/testing';
import { act, screen } from '@testing-library/react';
import { LessonCard } from './lesson-card';

const visit = (reply: () => { list: ToolLesson[] }, platform = {}) => {
  const views = fakeViews();
  renderPage(<LessonCard tool="mortgage" />, { answers: [answer(toolLessons, reply)], platform });
  act(() => views.forEach((view) => view.show(true)));
};
const lesson: ToolLesson = { tool: 'mortgage', title: '提前还房贷值不值', link: '/videoReform?v_id=3020204' };

test('a result leads to the lesson of the server’s table', async () => {
  visit(() => ({ list: [{ ...lesson, tool: 'festo', link: '/video?v_id=1' }, lesson] }));
  expect(await screen.findByRole('link', { name: '《提前还房贷值不值》' })).toHaveAttribute(
    'href',
    '#/videoReform?v_id=3020204',
  );
});

test.each([
  ['no lesson for the tool', () => ({ list: [] }), {}],
  ['another site', () => ({ list: [{ ...lesson, link: '//example.com/video' }] }), {}],
  ['a page that no app has', () => ({ list: [lesson] }), { hasPage: (to: string) => to === '/' }],
  ['a damaged table', () => ({ list: null }) as never, {}],
  [
    'a server without the table',
    () => {
      throw new Error('not found');
    },
    {},
  ],
])('%s: it leads to the courses', async (_, reply, platform) => {
  visit(reply, platform);
  expect(await screen.findByRole('link', { name: '去我的课程里看讲解' })).toHaveAttribute('href', '#/');
});
