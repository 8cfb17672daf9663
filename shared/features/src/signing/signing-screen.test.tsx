import type { ContractText } from '@suite/api';
import { deviceStore, useSession } from '@suite/kernel';
import { fakeCanvas, renderPage } from '@suite/ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keptSigning } from './kept';
import { SigningScreen } from './signing-screen';
import { ID_NUMBER, modelProvider, NAME, type ModelProvider } from './testing/model-provider';
import type { Word } from './types';

let watched: { target: Element; show: (isInView: boolean) => void }[] = [];

beforeEach(() => {
  localStorage.clear();
  deviceStore.remove('x');
  useSession.setState({ user: 7, line: 'learner' });
  watched = [];
  fakeCanvas();
  Element.prototype.scrollIntoView = jest.fn();
  window.IntersectionObserver = class {
    constructor(private readonly callback: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(target: Element) {
      watched.push({ target, show: (isIntersecting) => this.callback([{ isIntersecting }]) });
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(300);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
});
afterEach(() => {
  jest.restoreAllMocks();
  location.hash = '';
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
});

const areas = { province_list: { 330000: '浙江省' }, city_list: { 330100: '杭州市' }, area_list: {} };
const clause = (id: string, html: string, plain = '') => ({
  id,
  title: `条款 ${id}`,
  html,
  image: '',
  width: 0,
  height: 0,
  digest: '',
  plain,
});
const text = (version: string): ContractText => ({
  id: 7,
  contract_name: '进阶课课程服务合同',
  version,
  status: 'signing',
  sign_time: '',
  documents: [
    {
      name: '服务合同',
      blocks: [
        clause('price', '<p>课程费用为 2980 元。</p>', '课程费 2980 元，以后没有别的费用。'),
        clause('refund', `<p>${version === '1' ? '7' : '15'} 日内全额退费。</p>`),
        {
          ...clause('page', ''),
          title: '附件第 1 页',
          image: '/page.svg',
          width: 750,
          height: 1060,
          digest: 'a',
        },
      ],
    },
  ],
  signature: '',
});

function visit(step: Word['step'], set: (model: ModelProvider) => void = () => undefined) {
  const model = modelProvider();
  model.go(step);
  set(model);
  const read = async () => text(String(model.version));
  const edition = { ...model.edition, areas: async () => areas, read };
  return { model, ...renderPage(<SigningScreen edition={edition} user={7} />) };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tap = (name: string | RegExp) => userEvent.click(button(name));
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 8000 });
const step = (name: string) =>
  expect(screen.getByText(name).closest('li')).toHaveAttribute('aria-current', 'step');
const come = (target: Element) =>
  act(() => watched.filter((one) => one.target === target).forEach(({ show }) => show(true)));
const allowCamera = () =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => undefined },
  });

test('identity: what is wrong is said at its field, and nothing is sent', async () => {
  const { model } = visit('identity');
  await title('实名认证');
  step('实名');
  await userEvent.type(screen.getByRole('textbox', { name: '身份证号' }), '610113199411110628');
  await tap('下一步');
  expect(screen.getByText('身份证号有误，请检查 18 位号码')).toBeVisible();
  expect(screen.getByText('请选择所在省市')).toBeVisible();
  expect(model.identified).toEqual([]);
});

test('identity: whole data lead on, once on a double tap, and the ID number is not kept', async () => {
  const { model } = visit('identity');
  await title('实名认证');
  expect(screen.getByRole('textbox', { name: '姓名' })).toHaveValue(NAME);
  await userEvent.type(screen.getByRole('textbox', { name: '身份证号' }), '610113 19941111 0629');
  await tap(/所在省市/);
  await userEvent.click(await screen.findByRole('button', { name: '浙江省' }));
  await userEvent.click(await screen.findByRole('button', { name: '杭州市' }));
  await userEvent.dblClick(button('下一步'));
  await title('人脸核验');
  expect(model.identified).toEqual([ID_NUMBER]);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(ID_NUMBER);
});

test('face: the address is asked for at the tap, and coming back asks the provider', async () => {
  allowCamera();
  const { model } = visit('face');
  await title('人脸核验');
  await tap('开始人脸核验');
  await waitFor(() => expect(location.hash).toBe('#/face'));
  expect(JSON.stringify({ ...localStorage })).not.toContain('face');
  model.go('sms');
  act(() => void window.dispatchEvent(new Event('focus')));
  await title('短信验证');
});

test('face: an engine without a camera has a way out', async () => {
  visit('face');
  await title('人脸核验');
  await tap('开始人脸核验');
  await title('当前环境不能使用摄像头');
  expect(button('复制链接')).toBeEnabled();
  expect(screen.getByRole('link', { name: '联系班主任' })).toHaveAttribute('href', '/look-teach-weachat');
  await tap('仍要尝试');
  await waitFor(() => expect(location.hash).toBe('#/face'));
});

test.each([
  ['camera', 3, '没有摄像头权限', '已允许，重新核验'],
  ['failed', 2, '人脸核验没有通过', '重新核验'],
  ['data', 3, '没有查到对应的身份信息', '修改身份信息'],
  ['failed', 0, '人脸核验没有通过', '修改身份信息'],
] as const)('face: after %s with %i tries left it says so, and leads on', async (face, tries, name, way) => {
  visit('face', (model) => {
    [model.face, model.faceTries] = [face, tries];
  });
  await title(name);
  expect(button(way)).toBeEnabled();
  expect(screen.getByRole('link', { name: '联系班主任' })).toBeVisible();
  await tap(way);
  if (way === '修改身份信息') await title('实名认证');
  else await waitFor(() => expect(location.hash).toBe('#/face'));
});

test('sms: the countdown outlives the page, a wrong code is said, the right one leads on', async () => {
  const { unmount, model } = visit('sms');
  await title('短信验证');
  expect(screen.getByText('验证码将发送到 199****1008')).toBeVisible();
  await tap('获取验证码');
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  unmount();
  renderPage(<SigningScreen edition={model.edition} user={7} />);
  await title('短信验证');
  expect(button(/秒后重发/)).toBeDisabled();
  const field = screen.getByRole('textbox', { name: '验证码' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await tap('验证');
  expect(screen.getByText('请输入 6 位验证码')).toBeVisible();
  await userEvent.type(field, '000000');
  await tap('验证');
  expect(await screen.findByText('验证码不正确')).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, '246810');
  await tap('验证');
  await title('阅读合同');
});

test('reading: the end has to be reached; pages far from the screen have no picture', async () => {
  visit('sign');
  await title('阅读合同');
  expect(await screen.findByText('课程费 2980 元，以后没有别的费用。')).toBeVisible();
  expect(button('请阅读到合同末尾')).toBeDisabled();
  expect(screen.queryByRole('img', { name: '附件第 1 页' })).toBeNull();
  const page = watched.find(({ target }) => target.parentElement?.dataset.block === 'page');
  act(() => page?.show(true));
  fireEvent.error(screen.getByRole('img', { name: '附件第 1 页' }));
  come(await screen.findByText('合同全文结束'));
  expect(
    await screen.findByRole('button', { name: '有页面没有加载，请重试' }, { timeout: 3000 }),
  ).toBeDisabled();
  await tap('重试');
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }, { timeout: 3000 }));
  await title('手写签名');
});

test('reading: what has changed since the last reading is marked', async () => {
  const { unmount, model } = visit('sign');
  await title('阅读合同');
  come(await screen.findByText('合同全文结束'));
  await userEvent.click(await screen.findByRole('button', { name: '已阅读全文，去签名' }, { timeout: 3000 }));
  await title('手写签名');
  unmount();
  model.version = 2;
  renderPage(<SigningScreen edition={{ ...model.edition, read: async () => text('2') }} user={7} />);
  await title('阅读合同');
  expect(await screen.findByText(/已标出 1 处修改/)).toBeVisible();
  expect(screen.getByRole('heading', { name: '条款 refund 有修改' })).toBeVisible();
});

const readBefore = () => keptSigning(7, 'contract-7').keep('1', { readVersion: '1' });
const line = [
  [0.1, 0.5],
  [0.9, 0.5],
] as [number, number][];

test('signing: an empty sheet is refused, undo and clear work, and the name is looked at before it is sent', async () => {
  readBefore();
  keptSigning(7, 'contract-7').keep('1', { strokes: [line, line] });
  const { model } = visit('sign');
  await title('手写签名');
  await tap('继续签名');
  expect(await screen.findByRole('img', { name: '签名区，已写 2 笔' })).toBeInTheDocument();
  await tap('撤销');
  expect(screen.getByRole('img', { name: '签名区，已写 1 笔' })).toBeInTheDocument();
  await tap('清空');
  await tap('完成');
  expect(screen.getByText('请先签名')).toBeInTheDocument();
  await tap('取消');
  keptSigning(7, 'contract-7').keep('1', { strokes: [line] });
  expect(model.received).toEqual([]);
});

test('signing: a signature is sent once on a double tap, and the provider’s word makes it signed', async () => {
  readBefore();
  keptSigning(7, 'contract-7').keep('1', { strokes: [line] });
  const { model } = visit('sign');
  await title('手写签名');
  await tap('继续签名');
  await userEvent.click(await screen.findByRole('button', { name: '完成' }));
  await title('确认签名');
  await userEvent.dblClick(button('提交签名'));
  await title('正在确认签署结果');
  expect(model.received).toEqual([1]);
  model.go('signed');
  await title('合同已签署');
  expect(screen.getByRole('link', { name: '查看合同' })).toHaveAttribute('href', '/preview-contract?id=7');
  expect(Object.keys(localStorage).filter((key) => /signing/.test(key))).toEqual([]);
});

test('signing on the e-sign page: the toast says that it is asked for, and a failure brings the button back', async () => {
  readBefore();
  const { model } = visit('sign', (it) => {
    it.way = 'link';
  });
  await title('签署合同');
  model.befall('request lost');
  await tap('前往签署');
  expect(screen.getByText('请求中')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('请求中')).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  await tap('前往签署');
  await waitFor(() => expect(location.hash).toBe('#/e-sign'));
});

test.each([
  ['expired', '签署期限已过', '重新签署'],
  ['rejected', '合同被退回', '重新签署'],
] as const)('%s says so, and leads back to the identity', async (at, name, way) => {
  visit(at);
  await title(name);
  expect(screen.getByRole('link', { name: '查看合同' })).toBeVisible();
  await tap(way);
  await title('实名认证');
});

test('revoked leads to the teacher', async () => {
  visit('revoked');
  await title('合同已撤销');
  expect(screen.getByRole('link', { name: '联系班主任' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '重新签署' })).toBeNull();
});

test('without an answer there is a card that asks again', async () => {
  const { model } = visit('sms', (it) => {
    it.online = false;
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('网络不稳定');
  model.online = true;
  await tap('重试');
  await title('短信验证');
});
