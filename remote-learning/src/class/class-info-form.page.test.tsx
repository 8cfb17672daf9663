import {
  areas,
  getUserInfo,
  registrationSheet,
  submitRegistrationSheet,
  userDetail,
  type Registration,
  type RegistrationSheet,
  type StudentInfos,
  type UserDetail,
  type UserProfile,
} from '@suite/api';
import { formDrafts } from '@suite/features/form';
import { CallError } from '@suite/kernel';
import { refusing } from '@suite/features/form/testing';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ClassInfoFormPage from './class-info-form.page';

const registration: Registration = {
  sheet: null,
  course_name: '家庭理财通识课',
  class_name: '家庭理财通识课 第452期',
  start_date: '2026-11-23',
  link: 'https://m.example.com/#/x',
};
const sheet: RegistrationSheet = {
  name: '许清禾',
  sex: 2,
  mobile: '19900001004',
  province_id: '330000',
  city_id: '330100',
  profession: '企业职员',
  slogan: '每天一课，说到做到！',
};

// Filling in a whole form by role and name is slow on a busy machine.
jest.setTimeout(20_000);

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
  window.scrollTo = () => undefined;
});
beforeEach(() => localStorage.clear());

interface World {
  infos?: StudentInfos | null;
  profile?: () => UserProfile | Promise<UserProfile>;
  sheet?: RegistrationSheet | null;
  submit?: (sheet: RegistrationSheet) => Registration | null;
}

const visit = ({
  infos = null,
  profile = () => ({ student_infos: infos }) as UserProfile,
  sheet: known = null,
  submit = (sent) => ({ ...registration, sheet: sent }),
}: World = {}) => {
  let registered = known;
  return renderPage(<ClassInfoFormPage />, {
    answers: [
      answer(getUserInfo, profile),
      answer(registrationSheet, () => ({ ...registration, sheet: registered })),
      answer(userDetail, { userInfo: { id: 7, phone: '19900001004' } } as UserDetail),
      answer(areas, {
        province_list: { 330000: '浙江省' },
        city_list: { 330100: '杭州市' },
        area_list: {},
      }),
      refusing('刷单'),
      answer(submitRegistrationSheet, (sent) => {
        const told = submit(sent);
        registered = sent;
        return told as Registration;
      }),
    ],
  });
};

async function type(label: RegExp, text: string) {
  const input = await screen.findByRole<HTMLInputElement>('textbox', { name: label });
  await userEvent.click(input);
  await userEvent.paste(text);
}
const tap = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function fill(slogan = '慢慢来') {
  await type(/^姓名/, '许清禾');
  await userEvent.click(screen.getByRole('radio', { name: '女' }));
  await tap(/所在城市/);
  await tap('浙江省');
  await tap('杭州市');
  await type(/^职业/, '企业职员');
  await type(/说一句/, slogan);
}

test('a whole sheet is sent once, and what was registered is shown with the way to the poster', async () => {
  const { callsOf } = visit();
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: '提交登记' }));
  expect(await screen.findByRole('region', { name: '已登记' })).toHaveTextContent('浙江省 杭州市');
  expect(callsOf(submitRegistrationSheet).map(({ params }) => params)).toEqual([
    { ...sheet, slogan: '慢慢来' },
  ]);
  expect(formDrafts.of({ line: 'learner', user: 7 }, 'class-form').read()).toBeUndefined();
  await tap('生成开班海报');
  expect(screen.getByLabelText('address')).toHaveTextContent('/class-info-poster');
});

test('a sheet that is confirmed without data is shown as registered', async () => {
  visit({ submit: () => null });
  await fill();
  await tap('提交登记');
  expect(await screen.findByRole('region', { name: '已登记' })).toHaveTextContent('许清禾');
});

test('missing fields are named and nothing is sent', async () => {
  const { callsOf } = visit();
  await tap('提交登记');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
    '请输入姓名',
    '请选择性别',
    '请选择所在城市',
    '请输入职业',
    '写一句学习宣言，它会印在开班海报上',
  ]);
  expect(screen.getByRole('textbox', { name: /^姓名/ })).toHaveFocus();
  expect(callsOf(submitRegistrationSheet)).toHaveLength(0);
  await type(/^姓名/, '清禾');
  expect(screen.queryByText('请输入姓名')).toBeNull();
});

test('refused words are named at their field, and go with its next change', async () => {
  const { callsOf } = visit();
  await fill('一起刷单');
  await tap('提交登记');
  expect(await screen.findByText('请修改不能使用的词语：“刷单”')).toBeVisible();
  expect(callsOf(submitRegistrationSheet)).toHaveLength(0);
  await tap('不求快，只求一直在路上。');
  expect(screen.queryByText(/请修改不能使用的词语/)).toBeNull();
  await tap('提交登记');
  expect(await screen.findByRole('region', { name: '已登记' })).toBeVisible();
});

test('what was typed is there on the next visit', async () => {
  const { unmount } = visit();
  await type(/^姓名/, '清禾');
  unmount();
  visit();
  expect(await screen.findByRole('textbox', { name: /^姓名/ })).toHaveValue('清禾');
  expect(screen.getByRole('textbox', { name: /^手机号/ })).toHaveValue('19900001004');
});

test('a failed submission keeps the sheet and can be repeated', async () => {
  let offline = true;
  visit({
    submit: (sent) => {
      if (offline) throw new CallError('service', 0, 'network failure');
      return { ...registration, sheet: sent };
    },
  });
  await fill();
  await tap('提交登记');
  expect(await screen.findByRole('alert')).toHaveTextContent('没有收到结果');
  offline = false;
  await tap('提交登记');
  expect(await screen.findByRole('region', { name: '已登记' })).toBeVisible();
});

test('a registered sheet can be changed', async () => {
  const { callsOf } = visit({ sheet });
  expect(await screen.findByRole('region', { name: '已登记' })).toHaveTextContent('每天一课，说到做到！');
  await tap('修改');
  await type(/^职业/, '（会计）');
  await tap('提交登记');
  expect(await screen.findByText('企业职员（会计）')).toBeVisible();
  expect(callsOf(submitRegistrationSheet)).toHaveLength(1);
});

const infos: StudentInfos = {
  name: '许清禾',
  sex: 2,
  birthday: '1989-04-17',
  education_id: 4,
  pc_level_id: 3,
  profession: '企业职员',
  province_id: '330000',
  city_id: '330100',
};

test('what the learner has told the provider before is not asked again', async () => {
  visit({ infos });
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('许清禾');
  expect(screen.getByRole('radio', { name: '女' })).toBeChecked();
  expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('19900001004');
  expect(screen.getByRole('textbox', { name: '职业' })).toHaveValue('企业职员');
  expect(await screen.findByText('浙江省 杭州市')).toBeVisible();
});

test('a learner whose profile cannot be read fills in the sheet all the same', async () => {
  visit({ profile: () => Promise.reject(new CallError('service', 0, '')) as never });
  expect(await screen.findByRole('textbox', { name: '姓名' })).toHaveValue('');
});

test('as long as the profile is on its way, the page shows that it waits', async () => {
  visit({ profile: () => new Promise(() => undefined) });
  expect(await screen.findByRole('status', { name: '加载中' })).toBeInTheDocument();
});
