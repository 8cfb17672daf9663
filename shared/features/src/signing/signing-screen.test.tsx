import { outdatedConsents, type Consent } from '@suite/api';
import { renderPage } from '@suite/ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { consentTo } from '../consent/testing';
import { CONSENT_VERSION } from '../consent/consents';
import { SigningScreen } from './signing-screen';
import { ID_NUMBER, NAME } from './testing/model-server';
import { allowCamera, button, freshDevice, stage, tap, title, visit } from './testing/visit';

freshDevice();
beforeEach(() => outdatedConsents.setState(false, true));

test('identity: what is wrong is said at its field, the first one is led to, and nothing is sent', async () => {
  const { model } = visit('identity');
  await title('实名认证');
  stage('实名');
  await tap('下一步');
  expect(screen.getByText('请输入身份证号')).toBeVisible();
  const idNumber = screen.getByRole('textbox', { name: '身份证号' });
  expect(idNumber).toHaveFocus();
  await userEvent.type(idNumber, '610113199411110628');
  await tap('下一步');
  expect(screen.getByText('身份证号有误，请检查 18 位号码')).toBeVisible();
  expect(screen.getByText('请选择所在省市')).toBeVisible();
  await userEvent.type(idNumber, '{Backspace}9');
  await tap('下一步');
  expect(screen.getByRole('button', { name: /所在省市/ })).toHaveFocus();
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

test.each(['•', '．', '・', '.'])(
  'identity: a name with the dot “%s” is sent with that of the ID card',
  async (dot) => {
    const names: string[] = [];
    visit('identity', ({ edition }) => {
      const { identify } = edition;
      edition.identify = (identity) => {
        names.push(identity.name);
        return identify(identity);
      };
    });
    await title('实名认证');
    const name = screen.getByRole('textbox', { name: '姓名' });
    await userEvent.clear(name);
    await userEvent.type(name, `古丽娜尔${dot}买买提`);
    await userEvent.type(screen.getByRole('textbox', { name: '身份证号' }), ID_NUMBER);
    await tap(/所在省市/);
    await userEvent.click(await screen.findByRole('button', { name: '浙江省' }));
    await userEvent.click(await screen.findByRole('button', { name: '杭州市' }));
    await tap('下一步');
    await title('人脸核验');
    expect(names).toEqual(['古丽娜尔·买买提']);
  },
);

test('identity: areas that are still on their way say so to a tap', async () => {
  visit('identity', undefined, () => new Promise(() => undefined));
  await title('实名认证');
  await tap(/所在省市/);
  expect(button(/所在省市/)).toHaveTextContent('加载中');
});

test('face: the address is asked for at the tap, and coming back asks the server', async () => {
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
  await title('这里用不了相机');
  expect(button('复制链接')).toBeEnabled();
  expect(screen.getByRole('link', { name: '联系班主任' })).toHaveAttribute('href', '/look-teach-weachat');
  await tap('仍要尝试');
  await waitFor(() => expect(location.hash).toBe('#/face'));
});

test.each([
  ['camera', 3, '还没有允许使用相机', '已允许，重新核验'],
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

test.each([
  ['face', '人脸核验'],
  ['sms', '短信验证'],
] as const)('at %s the signer’s name is shown, and wrong data can be corrected', async (at, name) => {
  visit(at);
  await title(name);
  expect(screen.getByText(/^签署人：/)).toHaveTextContent(NAME);
  await tap('修改身份信息');
  await title('实名认证');
});

test('face: when the tries of a day are used up, the next day’s begin with a tap', async () => {
  visit('face', (model) => {
    [model.face, model.faceTries] = ['failed', 0];
  });
  await title('人脸核验没有通过');
  await tap('重新核验');
  await waitFor(() => expect(location.hash).toBe('#/face'));
});

test('each consent is asked once, with its text one tap away, and nothing is taken without it', async () => {
  allowCamera();
  const { model } = visit('face', (server) => {
    server.consents = [consentTo('id_number'), { ...consentTo('face'), version: '0.9' }];
  });
  await title('人脸核验');
  await tap('开始人脸核验');
  expect(screen.getByRole('alert')).toHaveTextContent('请先阅读并同意《人脸信息使用说明》');
  await tap('《人脸信息使用说明》');
  const sheet = await screen.findByRole('dialog', { name: '人脸信息使用说明' });
  expect(sheet).toHaveTextContent('我们只接收是否通过的结果');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('checkbox', { name: '我已阅读并同意《人脸信息使用说明》' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await tap('开始人脸核验');
  await waitFor(() => expect(location.hash).toBe('#/face'));
  const { item, version, consent_time } = model.consents.slice(-1)[0] as Consent;
  expect([item, version]).toEqual(['face', CONSENT_VERSION]);
  expect(consent_time).toMatch(/^\d{4}-/);
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  await tap('修改身份信息');
  await title('实名认证');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a consent to a newer text, given on another device, holds on a page of an older release', async () => {
  allowCamera();
  const newer = { ...consentTo('face'), version: '9.10' };
  const { model } = visit('face', (server) => void (server.consents = [newer]));
  await title('人脸核验');
  expect(screen.queryByRole('checkbox')).toBeNull();
  await tap('开始人脸核验');
  await waitFor(() => expect(location.hash).toBe('#/face'));
  expect(model.consents).toEqual([newer]);
});

const outdated = () => screen.findByText('《人脸信息使用说明》已更新，请刷新页面，重新阅读并同意');

test.each(['asked for here', 'given before'])(
  'a consent that is %s, to a text that the server has replaced, leads to a reload of the page',
  async (how) => {
    allowCamera();
    visit('face', (server) => {
      server.hasNewTexts = true;
      if (how === 'asked for here') server.consents = [];
    });
    await title('人脸核验');
    const tick = screen.queryByRole('checkbox');
    if (tick) await userEvent.click(tick);
    await tap('开始人脸核验');
    expect(await outdated()).toBeVisible();
    expect(button('刷新页面')).toBeEnabled();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(location.hash).toBe('');
    // All texts of a page are of one release: what it asks for at another stage is as old.
    await tap('修改身份信息');
    await title('实名认证');
    expect(screen.getByRole('alert')).toHaveTextContent('《身份证号使用说明》已更新');
  },
);

test('where the server has replaced the texts, a consent to a newer one, given on another device, still holds', async () => {
  allowCamera();
  const { model } = visit('face', (server) => {
    server.hasNewTexts = true;
    server.consents = [{ ...consentTo('face'), version: '9.10' }];
  });
  outdatedConsents.setState(true, true);
  await title('人脸核验');
  await tap('开始人脸核验');
  await waitFor(() => expect(location.hash).toBe('#/face'));
  expect(model.consents[0]?.version).toBe('9.10');
});

test('the version of a consent may be written as a number', async () => {
  allowCamera();
  visit('face', (server) => void (server.consents = [{ ...consentTo('face'), version: 9.1 as never }]));
  await title('人脸核验');
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('sms: the countdown outlives the page, a wrong code is said, the right one leads on', async () => {
  const { unmount, model } = visit('sms');
  await title('短信验证');
  expect(screen.getByText('验证码将发送到 199****1008')).toBeVisible();
  await tap('获取验证码');
  expect(await screen.findByRole('button', { name: /秒后重发/ })).toBeDisabled();
  unmount();
  renderPage(<SigningScreen edition={model.edition} />);
  await title('短信验证');
  expect(button(/秒后重发/)).toBeDisabled();
  const field = screen.getByRole('textbox', { name: '验证码' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await tap('验证');
  expect(screen.getByText('请输入 6 位验证码')).toBeVisible();
  await userEvent.type(field, '000000');
  await tap('验证');
  expect(await screen.findByText('验证码不正确')).toBeVisible();
  expect(field).toHaveAccessibleDescription('验证码不正确');
  await userEvent.clear(field);
  expect(screen.queryByText('验证码不正确')).toBeNull();
  await userEvent.type(field, '246810');
  await tap('验证');
  await title('阅读合同');
});
