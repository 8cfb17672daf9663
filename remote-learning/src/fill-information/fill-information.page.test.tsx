import {
  addStudentInfos,
  areas,
  education,
  getUserInfo,
  pcLevel,
  saveSdtExt,
  type StudentInfos,
  type UserProfile,
} from '@suite/api';
import { CallError } from '@suite/kernel';
import { refusing } from '@suite/features/form/testing';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { detailWith } from '../home/testing';
import FillInformationPage from './fill-information.page';

const profile: UserProfile = { ...detailWith().userInfo, is_set_pwd: 0, student_infos: null, sdt_ext: null };
const infos: StudentInfos = {
  name: '许清禾',
  sex: 2,
  birthday: '1989-04-17',
  education_id: 4,
  pc_level_id: 3,
  profession: '教师',
  province_id: '330000',
  city_id: '330100',
};
const known: UserProfile = {
  ...profile,
  student_infos: infos,
  sdt_ext: { study_goal: '攒够备用金', study_time: 'evening', is_remind: 1 },
};

function visit(who: UserProfile, add: () => Promise<null> | null = () => null) {
  return renderPage(<FillInformationPage />, {
    answers: [
      answer(getUserInfo, who),
      answer(education, [{ id: 4, name: '本科' }]),
      answer(pcLevel, [{ id: 3, name: '熟练使用办公软件' }]),
      answer(areas, {
        province_list: { 330000: '浙江省', 820000: '澳门特别行政区' },
        city_list: { 330100: '杭州市' },
        area_list: {},
      }),
      refusing('刷单'),
      answer(addStudentInfos, add),
      answer(saveSdtExt, null),
    ],
  });
}

const tap = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeAll(() => {
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => localStorage.clear());

test('the form is filled in step by step, saved, and left', async () => {
  const { callsOf, router } = visit(profile);
  await userEvent.type(await screen.findByRole('textbox', { name: '姓名' }), '许清禾');
  await userEvent.click(screen.getByRole('radio', { name: '女' }));
  await userEvent.type(screen.getByRole('textbox', { name: '出生日期' }), '19890417');
  await tap('下一步');
  await title('学习背景');
  await tap('学历 请选择');
  await userEvent.click(await screen.findByRole('radio', { name: '本科' }));
  await tap('电脑水平 请选择');
  await userEvent.click(await screen.findByRole('radio', { name: '熟练使用办公软件' }));
  await userEvent.type(screen.getByRole('textbox', { name: '职业' }), '教师');
  await tap('所在城市 请选择');
  await tap('浙江省');
  await tap('杭州市');
  await tap('下一步');
  await userEvent.type(await screen.findByRole('textbox', { name: '学习目标' }), '攒够备用金');
  await userEvent.click(screen.getByRole('radio', { name: '晚上' }));
  await tap('提交');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(callsOf(addStudentInfos).map(({ params }) => params)).toEqual([infos]);
  expect(callsOf(saveSdtExt).map(({ params }) => params)).toEqual([known.sdt_ext]);
  expect(localStorage).toHaveLength(0);
});

test('a step that is not filled in says what is missing, and sends nothing', async () => {
  visit(profile);
  await tap('下一步');
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toEqual([
    '请输入姓名',
    '请选择性别',
    '请输入出生日期',
  ]);
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox', { name: '姓名' }), '许');
  expect(screen.queryByText('请输入姓名')).toBeNull();
  expect(screen.getByText('请选择性别')).toBeVisible();
});

test('refused words lead back to the step of their field, and nothing is sent', async () => {
  const { callsOf } = visit({ ...known, student_infos: { ...infos, profession: '刷单' } });
  await tap('下一步');
  await tap('下一步');
  await tap('提交');
  await title('学习背景');
  expect(screen.getByRole('alert')).toHaveTextContent('请修改不能使用的词语：“刷单”');
  expect(screen.getByRole('textbox', { name: '职业' })).toHaveFocus();
  expect(callsOf(addStudentInfos)).toEqual([]);
});

test('a refused name leads back to the first step, to its field', async () => {
  const { callsOf } = visit({ ...known, student_infos: { ...infos, name: '刷单' } });
  await tap('下一步');
  await tap('下一步');
  await tap('提交');
  await title('基本信息');
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('请修改不能使用的词语：“刷单”');
  expect(callsOf(addStudentInfos)).toEqual([]);
});

test.each([
  ['性别', { sex: '' }, 0, () => screen.getByRole('radio', { name: '男' })],
  ['学历', { education_id: '' }, 1, () => screen.getByRole('button', { name: /学历/ })],
  ['城市', { city_id: '' }, 1, () => screen.getByRole('button', { name: /所在城市/ })],
])('a missing answer has the focus: %s', async (_, part, step, control) => {
  visit({ ...known, student_infos: { ...infos, ...part } as unknown as StudentInfos });
  if (step > 0) await tap('下一步');
  await tap('下一步');
  expect(control()).toHaveFocus();
});

test('a province without cities is a city itself', async () => {
  const { callsOf } = visit({ ...known, student_infos: { ...infos, province_id: '', city_id: '' } });
  await tap('下一步');
  await tap('所在城市 请选择');
  await tap('澳门特别行政区');
  await tap('下一步');
  await tap('提交');
  await waitFor(() =>
    expect(callsOf(addStudentInfos).map(({ params }) => params)).toMatchObject([
      { province_id: '820000', city_id: '820000' },
    ]),
  );
});

test('newer data of the provider win over an older draft', async () => {
  const first = visit(known);
  await userEvent.type(await screen.findByRole('textbox', { name: '姓名' }), '！');
  first.unmount();
  visit({ ...known, student_infos: { ...infos, name: '许清和' } });
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('许清和');
});

test('what was typed is there again after a reload, at the same step', async () => {
  const first = visit(known);
  await tap('下一步');
  await userEvent.clear(await screen.findByRole('textbox', { name: '职业' }));
  await userEvent.type(screen.getByRole('textbox', { name: '职业' }), '设计师');
  first.unmount();
  visit(known);
  expect(await screen.findByRole('textbox', { name: '职业' })).toHaveValue('设计师');
  await tap('上一步');
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('许清禾');
});

test.each([
  ['the network fails', new CallError('service', 0, ''), true],
  [
    'the provider refuses with words of its own',
    new CallError('shown', 40001, '内容包含不允许的词语'),
    false,
  ],
])('when %s the form stays', async (_, error, isTold) => {
  const { callsOf } = visit(known, () => Promise.reject(error));
  await tap('下一步');
  await tap('下一步');
  await tap('提交');
  await waitFor(() => expect(callsOf(addStudentInfos)).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: '提交' })).not.toHaveAttribute('aria-busy'));
  expect(screen.queryByText(/没有收到结果/) !== null).toBe(isTold);
  expect(screen.getByRole('textbox', { name: '学习目标' })).toHaveValue('攒够备用金');
  expect(callsOf(saveSdtExt)).toEqual([]);
});

test('a list that did not load can be tried again', async () => {
  let works = false;
  renderPage(<FillInformationPage />, {
    answers: [
      answer(getUserInfo, profile),
      answer(education, () => (works ? [] : Promise.reject(new CallError('service', 0, '')))),
      answer(pcLevel, []),
      answer(areas, { province_list: {}, city_list: {}, area_list: {} }),
    ],
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  works = true;
  await userEvent.click(retry);
  expect(await title('基本信息')).toBeVisible();
});
