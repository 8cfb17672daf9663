import {
  cancelPrepareClass,
  classWeekDays,
  investmentStatus,
  splitClass,
  userDetail,
  type ClassInfo,
  type DistributeStatus,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { Toast } from '@suite/ui/base';
import { answer } from '@suite/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { classOn, days, learnerWith, tap, visit } from './testing';

let words: string[];
beforeEach(() => {
  words = [];
  jest.spyOn(Toast, 'success').mockImplementation((text) => void words.push(text));
});
afterEach(() => jest.restoreAllMocks());

const dialog = () => screen.findByRole('dialog');

describe('the finance course, by weekdays', () => {
  function finance(choose: () => ClassInfo = () => classOn('2026-11-23')) {
    let own: ClassInfo | null = null;
    return visit('', [
      answer(userDetail, () => learnerWith(['reform'], { splitInfosData: own })),
      answer(classWeekDays, { weekdays: [1, 3, 5], days, choose_deadline: '2026-12-20 23:59:59' }),
      answer(splitClass, () => (own = choose())),
      answer(cancelPrepareClass, () => {
        own = null;
        return null;
      }),
    ]);
  }

  test('days say how much room is left; full days and holidays cannot be chosen', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T12:00:00+08:00'));
    finance();
    expect(await screen.findByRole('radio', { name: '11月23日 周一 余 40 位' })).toBeEnabled();
    expect(screen.getByRole('radio', { name: '11月25日 周三 已满' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: '1月1日 周五 元旦不开班' })).toBeDisabled();
    expect(screen.getByText('请在 12月20日 23:59 前选定，过期由班主任安排')).toBeVisible();
    expect(screen.getByRole('button', { name: '请选择开班日期' })).toBeDisabled();
  });

  test('a weekday of the strip shows its days only, and all again', async () => {
    finance();
    await tap('周三，0 个日期可选');
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await tap('周三，0 个日期可选');
    expect(screen.getAllByRole('radio')).toHaveLength(3);
  });

  test('a day is chosen after a confirmation, and cancelled again', async () => {
    const { callsOf } = finance();
    await userEvent.click(await screen.findByRole('radio', { name: /11月23日/ }));
    await tap('选择11月23日开班');
    expect(await dialog()).toHaveTextContent('11月23日 周一开班');
    expect(callsOf(splitClass)).toHaveLength(0);
    await tap('确认选择');
    expect(await screen.findByText('待开班')).toBeVisible();
    expect(callsOf(splitClass).map(({ params }) => params)).toEqual([{ date: '2026-11-23' }]);
    expect(words).toEqual(['已选定开班日期']);
    expect(screen.getByRole('link', { name: /报名登记表/ })).toHaveAttribute('href', '#/class-info-form');

    await tap('取消本次开班');
    await tap('确认取消');
    expect(await screen.findByRole('radio', { name: /11月23日/ })).toBeEnabled();
    expect(callsOf(cancelPrepareClass)).toHaveLength(1);
  });

  test('a learner who does not confirm sends no choice', async () => {
    const { callsOf } = finance();
    await userEvent.click(await screen.findByRole('radio', { name: /11月23日/ }));
    await tap('选择11月23日开班');
    await tap('取消');
    expect(callsOf(splitClass)).toHaveLength(0);
    expect(screen.getByRole('radio', { name: /11月23日/ })).toBeChecked();
  });

  test('a choice whose answer was lost but that has arrived is no failure', async () => {
    let own: ClassInfo | null = null;
    visit('', [
      answer(userDetail, () => learnerWith(['reform'], { splitInfosData: own })),
      answer(classWeekDays, { weekdays: [1, 3, 5], days, choose_deadline: '2026-12-20 23:59:59' }),
      answer(splitClass, () => {
        own = classOn('2026-11-23');
        throw new CallError('service', 0, '');
      }),
    ]);
    await userEvent.click(await screen.findByRole('radio', { name: /11月23日/ }));
    await tap('选择11月23日开班');
    await tap('确认选择');
    expect(await screen.findByText('待开班')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('if the last place was taken meanwhile the page says so, and reads the days anew', async () => {
    const { callsOf } = finance(() => {
      throw new CallError('silent', 20035, '该班名额已满，请选择其他日期');
    });
    await userEvent.click(await screen.findByRole('radio', { name: /11月23日/ }));
    await tap('选择11月23日开班');
    const before = callsOf(classWeekDays).length;
    await tap('确认选择');
    expect(await screen.findByRole('alert')).toHaveTextContent('该班名额已满');
    await waitFor(() => expect(callsOf(classWeekDays).length).toBeGreaterThan(before));
    expect(words).toEqual([]);
  });
});

describe('whether a class can be cancelled is said by the server, not by the clock of the phone', () => {
  const prepared = (can_cancel: 0 | 1, cancel_deadline: string) =>
    visit('', [
      answer(
        userDetail,
        learnerWith(['reform'], { splitInfosData: classOn('2026-11-23', { can_cancel, cancel_deadline }) }),
      ),
    ]);

  test('past its deadline it cannot, although the phone is behind', async () => {
    prepared(0, '2099-11-22 00:00:00');
    expect(await screen.findByText(/现在不能自己更换日期/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '取消本次开班' })).toBeNull();
  });

  test('before its deadline it can, although the phone is ahead', async () => {
    prepared(1, '2020-01-01 00:00:00');
    expect(await screen.findByRole('button', { name: '取消本次开班' })).toBeVisible();
  });
});

test.each([
  ['nothing bought', learnerWith([]), [], '您还没有财商课，购买后就能选择开班日期', '/audition-lesson'],
  [
    'opened by the staff',
    learnerWith(['reform'], { isTemporary: 1 }),
    [],
    '先完善学员信息，再选择开班日期',
    '/fill-information',
  ],
  [
    'too late to choose',
    learnerWith(['reform']),
    [answer(classWeekDays, { weekdays: [], days: [], choose_deadline: null })],
    '班主任正在为您安排财商课的班级，安排好会通知您',
    '/look-teach-weachat',
  ],
])('%s: the way on is shown', async (_, learner, answers, text, to) => {
  visit('', [answer(userDetail, learner), ...answers]);
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByLabelText('address')).toHaveTextContent(to);
});

test('a state that does not come can be asked for again', async () => {
  let broken = true;
  visit('?line=investment', [
    answer(userDetail, learnerWith(['investment'])),
    answer(investmentStatus, (): DistributeStatus => {
      if (broken) throw new CallError('service', 0, 'network failure');
      return { status: 'waiting', class_info: null };
    }),
  ]);
  await screen.findByText('没有加载出来，请再试一次');
  broken = false;
  await tap('重试');
  expect(await screen.findByText(/正在为您安排投资课/)).toBeVisible();
});

test('lines are changed by tabs, and the address tells which', async () => {
  const { router } = visit('', [
    answer(userDetail, learnerWith(['reform', 'investment'], { splitInfosData: classOn('2026-11-23') })),
    answer(investmentStatus, { status: 'waiting', class_info: null }),
  ]);
  expect(await screen.findByRole('tab', { name: '投资课', selected: true })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: '财商课' }));
  expect(await screen.findByText('第 12 期')).toBeVisible();
  expect(router.state.location.search).toBe('?line=finance');
});

test('a class in a state that is newer than this release shows its dates, and no word for it', async () => {
  const own = { ...classOn('2026-03-02'), status: 'paused' as never };
  visit('', [answer(userDetail, () => learnerWith(['reform'], { splitInfosData: own }))]);
  expect(await screen.findByText(/2026年3月2日/)).toBeVisible();
  expect(screen.queryByText(/学习中|待开班|休学中|已结课/)).toBeNull();
});

test('a class in progress shows its teacher, its next date and all weeks', async () => {
  const own = classOn('2026-10-30', { status: 'studying', weekday: 5, current_week: 4 });
  const teacherInfo = { teacher_id: 1, teacher_name: '周明远', avatar: '', title: '主讲老师' };
  visit('', [answer(userDetail, learnerWith(['reform'], { splitInfosData: own, teacherInfo }))]);
  expect(await screen.findByRole('link', { name: /周明远老师/ })).toHaveAttribute(
    'href',
    '#/look-teach-weachat',
  );
  const plan = within(screen.getByRole('region', { name: '课程安排' }));
  expect(plan.getByText('下次开课 11月27日 周五')).toBeVisible();
  expect(plan.getAllByRole('listitem')).toHaveLength(5);
  expect(plan.getAllByRole('listitem')[3]).toHaveTextContent('第 4 周11月20日–11月26日本周');
  expect(plan.getAllByRole('listitem')[4]).toHaveTextContent('未开放');
});
