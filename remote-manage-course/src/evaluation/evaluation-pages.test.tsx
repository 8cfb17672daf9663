import {
  getMangeUserInfo,
  hasBlackWord,
  manageEvaluation,
  submitManageEvaluation,
  type GradeStatus,
} from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement } from '../testing';
import EvaluateManagePage from './evaluate-manage.page';
import EvaluateResultPage from './evaluate-result.page';
import NewEvaluateManagePage from './new-evaluate-manage.page';
import NewEvaluateResultPage from './new-evaluate-result.page';

const status: GradeStatus = {
  evaluate_id: 13711,
  teacher: { teacher_id: 1, teacher_name: '林晓雨', avatar: '/t.svg', title: '班主任' },
  class_name: '管理沟通课',
  deadline: '2026-12-01 23:59:59',
  grade_content: null,
};
const given = { grade: 5, points: [{ point_id: 1, grade: 4 }], tag_ids: [], content: '很好' };

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  localStorage.clear();
  enterManagement();
});

const answers = (known: GradeStatus | null) => [
  answer(getMangeUserInfo, { mid: 90, mangeUserInfo: null }),
  answer(manageEvaluation, {
    status: known,
    names: [1, 2, 3, 4, 5].map((grade) => ({ grade, grade_name: `${grade} 分满意`, tags: [] })),
    points: [{ point_id: 1, point_name: '专业水平' }],
  }),
  answer(hasBlackWord, { hasBlackWord: 0, words: [] }),
  answer(submitManageEvaluation, null),
];

const rate = async (group: string, stars: RegExp) =>
  userEvent.click(
    within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name: stars }),
  );

test.each([
  ['old', <EvaluateManagePage key="old" />, '/manage-course/evaluate-result?id=13711'],
  ['new', <NewEvaluateManagePage key="new" />, '/manage-course/new-evaluate-result?id=13711'],
])('the %s edition thanks on its own page, and sends once', async (_, page, result) => {
  const { callsOf } = renderPage(page, { answers: answers(status) });
  await rate('总体评价', /^5 星/);
  expect(Object.keys(localStorage)).toEqual(['suite.visit/management.90/draft/evaluate.13711']);
  await rate('专业水平', /^4 星/);
  await userEvent.dblClick(screen.getByRole('button', { name: '提交评价' }));
  expect(await screen.findByLabelText('address')).toHaveTextContent(result);
  expect(callsOf(submitManageEvaluation)).toHaveLength(1);
});

test('with nothing to rate the page leads back to its edition', async () => {
  renderPage(<NewEvaluateManagePage />, { answers: answers(null) });
  expect(await screen.findByText(/暂时没有需要完成的评价/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回管理课程' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/manage-course/new-manage-course');
});

test.each([
  ['old', <EvaluateResultPage key="old" />, /^\/manage-course$/],
  ['new', <NewEvaluateResultPage key="new" />, /^\/manage-course\/new-manage-course$/],
])('the result of the %s edition shows what was rated', async (_, page, home) => {
  renderPage(page, {
    at: '/page?id=13711',
    path: '/page',
    answers: answers({ ...status, grade_content: given }),
  });
  expect(await screen.findByRole('region', { name: '我的评价' })).toHaveTextContent('专业水平4 星很好');
  await userEvent.click(screen.getByRole('button', { name: '返回管理课程' }));
  expect(screen.getByLabelText('address')).toHaveTextContent(home);
});
