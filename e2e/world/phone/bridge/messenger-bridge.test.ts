/** @jest-environment jsdom */
import { defineMessengerBridge } from './messenger-bridge';
import { alwaysAllowed } from './messenger-calls';

type Args = Record<string, unknown>;
interface Bridge {
  invoke(name: string, args: Args, callback: (answer: Args) => void): void;
  on(event: string, listener: (event: Args) => void): void;
}

const answers: Record<string, unknown> = {};
const asked: [string, unknown][] = [];

beforeAll(() => {
  globalThis.fetch = jest.fn(async (path: string, init: RequestInit) => {
    asked.push([path, JSON.parse(String(init.body))]);
    return { json: async () => answers[path] } as Response;
  }) as typeof fetch;
  defineMessengerBridge();
});
beforeEach(() => {
  asked.length = 0;
});

const bridge = () => (window as unknown as { WeixinJSBridge: Bridge }).WeixinJSBridge;
const invoke = (name: string, args: Args = {}) =>
  new Promise<Args>((resolve) => bridge().invoke(name, args, resolve));

const signed = {
  verifyAppId: 'wx1',
  verifyTimestamp: '1',
  verifyNonceStr: 'n',
  verifySignature: 's',
  verifyJsApiList: ['geoLocation', 'chooseImage'],
};
const configure = (answer: object) => {
  answers['/messenger/verify'] = answer;
  return invoke('preVerifyJSAPI', signed);
};

/** Presses a button of the sheet that is open. */
async function press(words: string): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  const shadow = document.querySelector('world-sheet')?.shadowRoot;
  const button = [...(shadow?.querySelectorAll('button') ?? [])].find((one) => one.textContent === words);
  button?.click();
}

test('before the SDK is configured most calls are denied', async () => {
  expect(await invoke('geoLocation')).toEqual({ err_msg: 'geoLocation:access_denied' });
  expect(alwaysAllowed).toContain('getBrandWCPayRequest');
});

test('a wrong signature is refused', async () => {
  expect(await configure({ ok: false, why: 'invalid signature' })).toEqual({
    err_msg: 'preVerifyJSAPI:fail_invalid signature',
  });
  expect((await invoke('geoLocation')).err_msg).toBe('geoLocation:access_denied');
});

test('a right one is asked for with the page’s address and allows what it names', async () => {
  location.hash = '#/video';
  expect(await configure({ ok: true })).toEqual({ err_msg: 'preVerifyJSAPI:ok' });
  expect(asked[0]).toEqual([
    '/messenger/verify',
    { appId: 'wx1', timestamp: '1', nonceStr: 'n', signature: 's', url: 'http://localhost/' },
  ]);
  const place = invoke('geoLocation');
  await press('允许');
  expect(await place).toMatchObject({ err_msg: 'geoLocation:ok', latitude: 31.2304 });
  expect((await invoke('scanQRCode')).err_msg).toBe('scanQRCode:access_denied');
});

test('a call that is not there says so', async () => {
  expect(await invoke('fly')).toEqual({ err_msg: 'fly:function_not_exist' });
  const { checkResult } = await invoke('checkJsApi', { jsApiList: ['chooseImage', 'fly'] });
  expect(JSON.parse(String(checkResult))).toEqual({ chooseImage: true, fly: false });
});

describe('the cashier', () => {
  const goods = { ok: true, title: '进阶课', amount: 299900, merchant: '学习平台' };

  test.each([
    ['确认支付', { ok: true }, 'ok'],
    ['确认支付', { ok: false, why: '该订单无法支付' }, 'fail'],
    ['取消', undefined, 'cancel'],
    ['让这次支付失败', undefined, 'fail'],
  ])('%s with %j ends with %s', async (words, paid, outcome) => {
    answers['/messenger/pay/look'] = goods;
    answers['/messenger/pay/confirm'] = paid;
    const payment = invoke('getBrandWCPayRequest', { package: 'prepay_id=1' });
    await press(words);
    expect((await payment).err_msg).toBe(`getBrandWCPayRequest:${outcome}`);
    expect(asked.map(([path]) => path).includes('/messenger/pay/confirm')).toBe(paid !== undefined);
    expect(document.querySelector('world-sheet')).toBeNull();
  });

  test.each([
    ['付款，但返回“已取消”', 'once', 'cancel'],
    ['付款，但通知丢失', 'never', 'ok'],
    ['付款，通知晚 30 分钟', 'late', 'ok'],
    ['付款，通知两次', 'twice', 'ok'],
    ['付款，但没有回调', 'once', undefined],
  ])('%s: the shop hears of it %s, the page %s', async (words, notice, outcome) => {
    answers['/messenger/pay/look'] = goods;
    answers['/messenger/pay/confirm'] = { ok: true };
    const payment = invoke('getBrandWCPayRequest', { package: 'prepay_id=1' });
    await press('其他结果');
    await press(words);
    const silence = new Promise<Args>((resolve) => setTimeout(() => resolve({ err_msg: 'silence' }), 50));
    const { err_msg } = await Promise.race([payment, silence]);
    expect(err_msg).toBe(outcome ? `getBrandWCPayRequest:${outcome}` : 'silence');
    expect(asked).toContainEqual(['/messenger/pay/confirm', { package: 'prepay_id=1', notice }]);
  });

  test('shows the amount to the fen', async () => {
    answers['/messenger/pay/look'] = { ...goods, amount: 5 };
    const payment = invoke('getBrandWCPayRequest');
    await new Promise((resolve) => setTimeout(resolve));
    expect(document.querySelector('world-sheet')?.shadowRoot?.textContent).toContain('¥0.05');
    await press('取消');
    await payment;
  });

  test('what cannot be paid fails after it was said', async () => {
    answers['/messenger/pay/look'] = { ok: false, why: '该订单已支付' };
    const payment = invoke('getBrandWCPayRequest');
    await press('我知道了');
    expect(await payment).toMatchObject({ err_msg: 'getBrandWCPayRequest:fail', err_desc: '该订单已支付' });
  });
});

test('a server that is silent fails the call', async () => {
  jest.mocked(fetch).mockRejectedValueOnce(new TypeError('network'));
  expect((await invoke('getBrandWCPayRequest')).err_msg).toBe('getBrandWCPayRequest:fail');
});
