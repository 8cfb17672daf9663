import type { Context } from '@suite/kernel';
import { createMessenger, payOutcome, signedAddress, type MessengerParts } from './messenger';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const config = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };

function made(context: Context = 'messenger', sign = jest.fn(async () => config)) {
  const sdk = {
    configure: jest.fn(async () => undefined),
    share: jest.fn(),
    previewImages: jest.fn(),
    sign: jest.fn(async () => ({ ...config, signature: 'of a ticket' })),
  };
  const parts = {
    context,
    userAgent: 'Android',
    entry: 'https://m.test/?a=1#/entered',
    href: () => 'https://m.test/?a=2#/now',
    appId: 'wx1',
    sign,
    ticket: jest.fn(async () => ({ ticket: 't', expires_in: 7200 })),
    loadSdk: jest.fn(async () => sdk),
    idle: async () => undefined,
    log: jest.fn(),
  } satisfies MessengerParts;
  return { sdk, parts, messenger: createMessenger(parts) };
}

afterEach(() => {
  delete (window as { WeixinJSBridge?: unknown }).WeixinJSBridge;
  jest.useRealTimers();
});

test.each([
  ['get_brand_wcpay_request:ok', 'paid'],
  ['getBrandWCPayRequest:ok', 'paid'],
  ['get_brand_wcpay_request:cancel', 'cancelled'],
  ['getBrandWCPayRequest:cancel', 'cancelled'],
  ['get_brand_wcpay_request:fail', 'failed'],
  ['get_brand_wcpay_request:odd', 'unknown'],
  ['', 'unknown'],
  [undefined, 'unknown'],
])('the pay sheet’s %s means %s', (message, outcome) => {
  expect(payOutcome(message)).toBe(outcome);
});

test.each([
  ['当前页面的URL未注册：https://m.test/', undefined],
  ['get_brand_wcpay_request:fail', '当前页面的url未注册'],
])('a page that the messenger does not know is told apart: %s, %s', (message, reason) => {
  expect(payOutcome(message, reason)).toBe('unregistered');
});

test('iOS is signed for the entered address, Android for the current one, both without the hash', () => {
  const [entry, now] = ['https://m.test/?a=1#/in', 'https://m.test/?a=2#/now'];
  expect(signedAddress('iPhone OS 17', entry, now)).toBe('https://m.test/?a=1');
  expect(signedAddress('Android 13', entry, now)).toBe('https://m.test/?a=2');
});

test('the last share counts; the SDK is configured once for each address', async () => {
  const { sdk, parts, messenger } = made();
  messenger.share({ title: '默认' });
  messenger.share({ title: '战队奖杯', description: '我们第一', link: 'https://m.test/#/team-trophy/1' });
  await settled();
  expect(sdk.share.mock.calls).toEqual([
    [{ title: '战队奖杯', description: '我们第一', link: 'https://m.test/#/team-trophy/1' }],
  ]);
  messenger.share({ title: '学习资料' });
  await settled();
  expect(sdk.share).toHaveBeenLastCalledWith({
    title: '学习资料',
    description: '系统学理财，每天进步一点点',
    link: 'https://m.test/',
  });
  expect(parts.sign.mock.calls).toEqual([[{ url: 'https://m.test/?a=2' }]]);
  expect(sdk.configure).toHaveBeenCalledTimes(1);
});

test('an address that the provider does not sign is signed with its ticket', async () => {
  const { sdk, parts, messenger } = made('messenger', jest.fn().mockRejectedValue(new Error('refused')));
  messenger.share({ title: 'a' });
  await settled();
  expect(sdk.sign).toHaveBeenCalledWith('wx1', 't', 'https://m.test/?a=2');
  expect(sdk.configure).toHaveBeenCalledWith({ ...config, signature: 'of a ticket' });
  expect(parts.log).toHaveBeenCalledTimes(1);
  expect(sdk.share).toHaveBeenCalledTimes(1);
});

test('without a signature and a ticket it is only logged, and tried again at the next share', async () => {
  const sign = jest.fn().mockRejectedValueOnce(new Error('refused')).mockResolvedValue(config);
  const { sdk, parts, messenger } = made('messenger', sign);
  parts.ticket.mockRejectedValueOnce(new Error('refused'));
  messenger.share({ title: 'a' });
  await settled();
  expect(parts.log).toHaveBeenCalledTimes(2);
  expect(sdk.share).not.toHaveBeenCalled();
  messenger.share({ title: 'b' });
  await settled();
  expect(sdk.share).toHaveBeenCalledTimes(1);
});

test.each(['browser', 'shell'] as const)('in the context %s the SDK is not loaded', async (context) => {
  const { parts, messenger } = made(context);
  messenger.share({ title: 'a' });
  expect(await messenger.pay({} as never)).toBe('unknown');
  expect(await messenger.previewImages(['/a.png'], '/a.png')).toBe(false);
  await settled();
  expect(parts.loadSdk).not.toHaveBeenCalled();
});

test('the pay sheet is opened with the order’s data, as soon as the bridge is there', async () => {
  const { messenger } = made();
  const outcome = messenger.pay({ package: 'prepay_id=1' } as never);
  const invoke = jest.fn((_name, _params, done: (answer: { err_msg: string }) => void) =>
    done({ err_msg: 'get_brand_wcpay_request:ok' }),
  );
  Object.assign(window, { WeixinJSBridge: { invoke } });
  document.dispatchEvent(new Event('WeixinJSBridgeReady'));
  expect(await outcome).toBe('paid');
  expect(invoke).toHaveBeenCalledWith(
    'getBrandWCPayRequest',
    { package: 'prepay_id=1' },
    expect.any(Function),
  );
});

test('without a bridge nothing can have been paid', async () => {
  jest.useFakeTimers();
  const { parts, messenger } = made();
  const outcome = messenger.pay({} as never);
  await jest.advanceTimersByTimeAsync(3000);
  expect(await outcome).toBe('failed');
  expect(parts.log).toHaveBeenCalled();
});

test('the messenger shows pictures unless it refuses', async () => {
  const { sdk, messenger } = made();
  expect(await messenger.previewImages(['/a.png', '/b.png'], '/b.png')).toBe(true);
  expect(sdk.previewImages).toHaveBeenCalledWith(['/a.png', '/b.png'], '/b.png');
  const refused = made('messenger', jest.fn().mockRejectedValue(new Error('no')));
  refused.parts.ticket.mockRejectedValue(new Error('no'));
  expect(await refused.messenger.previewImages(['/a.png'], '/a.png')).toBe(false);
});

test('what the messenger itself has refused is not tried again: its SDK says nothing of a second refusal', async () => {
  const { sdk, messenger } = made();
  sdk.configure.mockRejectedValueOnce(new Error('config:invalid signature'));
  messenger.share({ title: 'a' });
  await settled();
  expect(await messenger.previewImages(['/a.png'], '/a.png')).toBe(false);
  expect(sdk.configure).toHaveBeenCalledTimes(1);
  expect(sdk.previewImages).not.toHaveBeenCalled();
});

test('a page shows its pictures itself while the messenger, or the signature for it, lets it wait', async () => {
  jest.useFakeTimers();
  let answer: (signed: typeof config) => void = () => undefined;
  const { sdk, messenger } = made(
    'messenger',
    jest.fn(() => new Promise<typeof config>((resolve) => (answer = resolve))),
  );
  const shown = messenger.previewImages(['/a.png'], '/a.png');
  await jest.advanceTimersByTimeAsync(3000);
  expect(await shown).toBe(false);
  answer(config);
  expect(await messenger.previewImages(['/b.png'], '/b.png')).toBe(true);
  expect(sdk.previewImages.mock.calls).toEqual([[['/b.png'], '/b.png']]);
});
