import {
  addGradeContent,
  gradeNames,
  gradePoints,
  gradeStatus,
  userDetail,
  type AddGradeContentParams,
  type GradeStatus,
  type UserDetail,
} from '@suite/api';
import { formDrafts } from '@suite/features/form';
import { CallError } from '@suite/kernel';
import { refusing } from '@suite/features/form/testing';
import { answer, renderPage } from '@suite/ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EvaluateResultPage from './evaluate-result.page';
import EvaluatePage from './evaluate.page';

const status: GradeStatus = {
  evaluate_id: 121,
  teacher: { teacher_id: 1, teacher_name: '林晓雨', avatar: '/t.svg', title: '班主任' },
  class_name: '第 12 期',
  deadline: '2026-12-01 23:59:59',
  grade_content: null,
};
const given = { grade: 5, points: [{ point_id: 1, grade: 4 }], tag_ids: [52], content: '很好' };

// Filling in a whole form by role and name is slow on a busy machine.
jest.setTimeout(20_000);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

const answers = (
  known: (params: { evaluate_id?: number }) => GradeStatus | null,
  add: (params: AddGradeContentParams) => null = () => null,
) => [
  answer(gradeStatus, known),
  answer(gradeNames, [
    { grade: 1, grade_name: '非常不满意', tags: [{ id: 11, name: '回复太慢' }] },
    { grade: 2, grade_name: '不满意', tags: [] },
    { grade: 3, grade_name: '一般', tags: [] },
    { grade: 4, grade_name: '满意', tags: [{ id: 41, name: '耐心' }] },
    {
      grade: 5,
      grade_name: '非常满意',
      tags: [
        { id: 51, name: '专业' },
        { id: 52, name: '有耐心' },
      ],
    },
  ]),
  answer(gradePoints, [{ point_id: 1, point_name: '专业水平' }]),
  answer(userDetail, { userInfo: { id: 7 } } as UserDetail),
  refusing('内幕消息'),
  answer(addGradeContent, add),
];

const visit = (add?: (params: AddGradeContentParams) => null, known: GradeStatus | null = status) =>
  renderPage(<EvaluatePage />, {
    path: '/evaluate/:evaluateId?',
    at: '/evaluate/121',
    answers: answers(() => known, add),
  });

const rate = async (group: string, stars: RegExp) =>
  userEvent.click(
    within(await screen.findByRole('radiogroup', { name: group })).getByRole('radio', { name: stars }),
  );
const submit = () => screen.getByRole('button', { name: '提交评价' });
const words = () => screen.getByRole('textbox', { name: /想对老师说的话/ });

async function fill() {
  await rate('总体评价', /^5 星/);
  await rate('专业水平', /^4 星/);
}

test('the page names the teacher, the class and until when', async () => {
  visit();
  expect(await screen.findByRole('heading', { level: 1, name: /林晓雨/ })).toHaveTextContent('班主任');
  expect(screen.getByText('12月1日 23:59 前可评价')).toBeVisible();
});

test('stars bring their own tags, and a rating is sent once', async () => {
  const { callsOf } = visit();
  await rate('总体评价', /非常不满意/);
  await userEvent.click(screen.getByRole('checkbox', { name: '回复太慢' }));
  await fill();
  expect(screen.queryByRole('checkbox', { name: '回复太慢' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '有耐心' }));
  await userEvent.type(words(), ' 很好 ');
  expect(screen.getByText('4/500')).toBeVisible();
  await userEvent.dblClick(submit());
  expect(await screen.findByLabelText('address')).toHaveTextContent('/evaluate-result?id=121');
  expect(callsOf(addGradeContent).map(({ params }) => params)).toEqual([{ evaluate_id: 121, ...given }]);
  expect(formDrafts.of({ line: 'learner', user: 7 }, 'evaluate.121').read()).toBeUndefined();
});

test('what is not rated is named, and nothing is sent', async () => {
  const { callsOf } = visit();
  await rate('总体评价', /^5 星/);
  await userEvent.click(submit());
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(['请为“专业水平”打分']);
  expect(callsOf(addGradeContent)).toHaveLength(0);
});

test('refused words are named before anything is sent', async () => {
  const { callsOf } = visit();
  await fill();
  await userEvent.type(words(), '有内幕消息');
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('请修改不能使用的词语：“内幕消息”');
  expect(words()).toBeInvalid();
  expect(callsOf(addGradeContent)).toHaveLength(0);
  await userEvent.clear(words());
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(submit());
  expect(await screen.findByLabelText('address')).toBeVisible();
});

test('a draft is there on the next visit', async () => {
  const { unmount } = visit();
  await fill();
  await userEvent.type(words(), '写到一半');
  unmount();
  visit();
  expect(await screen.findByDisplayValue('写到一半')).toBeVisible();
  expect(screen.getByRole('radio', { name: '5 星，非常满意', checked: true })).toBeInTheDocument();
});

test('without a network the rating stays and says so', async () => {
  let offline = true;
  visit(() => {
    if (offline) throw new CallError('service', 0, 'network failure');
    return null;
  });
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  offline = false;
  await userEvent.click(submit());
  expect(await screen.findByLabelText('address')).toBeVisible();
});

test('a rating that was given before leads to its result', async () => {
  visit(() => {
    throw new CallError('silent', 400005, '您已经评价过了');
  });
  await fill();
  await userEvent.click(submit());
  expect(await screen.findByLabelText('address')).toHaveTextContent('/evaluate-result?id=121');
});

test('what was rated already is shown, not asked again', async () => {
  visit(undefined, { ...status, grade_content: given });
  const summary = await screen.findByRole('region', { name: '我的评价' });
  expect(summary).toHaveTextContent('总体评价非常满意专业水平4 星有耐心很好');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('with nothing to rate the way back is shown', async () => {
  visit(undefined, null);
  expect(await screen.findByText(/暂时没有需要评价的老师/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '返回个人中心' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/');
});

test('the result shows the rating and offers the next one', async () => {
  renderPage(<EvaluateResultPage />, {
    path: '/evaluate-result',
    at: '/evaluate-result?id=121',
    answers: answers(({ evaluate_id }) =>
      evaluate_id === 121 ? { ...status, grade_content: given } : { ...status, evaluate_id: 131 },
    ),
  });
  expect(await screen.findByRole('heading', { level: 1, name: '评价已提交' })).toBeVisible();
  expect(screen.getByRole('region', { name: '我的评价' })).toHaveTextContent('很好');
  await userEvent.click(await screen.findByRole('button', { name: '评价下一位老师' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('/evaluate/131');
});

test('while a newer answer is on its way the result does not deny the rating', async () => {
  let newer: GradeStatus | Promise<GradeStatus> = status;
  const { client } = renderPage(<EvaluateResultPage />, {
    path: '/evaluate-result',
    at: '/evaluate-result?id=121',
    answers: answers(() => newer as GradeStatus),
  });
  expect(await screen.findByText('还没有收到评价')).toBeVisible();
  expect(screen.getByRole('button', { name: '去评价' })).toBeVisible();
  let arrives: (told: GradeStatus) => void = () => undefined;
  newer = new Promise((resolve) => (arrives = resolve));
  act(() => void client.invalidateQueries({ queryKey: [gradeStatus.path] }));
  await waitFor(() => expect(screen.queryByText('还没有收到评价')).toBeNull());
  expect(screen.queryByRole('button', { name: '评价下一位老师' })).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: '评价结果' })).toBeInTheDocument();
  arrives({ ...status, grade_content: given });
  expect(await screen.findByRole('heading', { level: 1, name: '评价已提交' })).toBeVisible();
});

test('without a rating the result says so', async () => {
  renderPage(<EvaluateResultPage />, { path: '/evaluate-result', answers: answers(() => null) });
  expect(await screen.findByRole('heading', { level: 1, name: '还没有收到评价' })).toBeVisible();
  expect(screen.getByRole('button', { name: '返回个人中心' })).toBeEnabled();
});
