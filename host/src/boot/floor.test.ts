import { outdated } from './floor';

const android = (version: string, rest = '') =>
  `Mozilla/5.0 (Linux; Android ${version}; P30) AppleWebKit ${rest}`;
const iphone = (version: string, rest = '') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${version} like Mac OS X) AppleWebKit ${rest}`;

test.each([
  [android('5.0')],
  [android('4.4.4').replace('4.4.4', '14')],
  [android('9', 'MicroMessenger/7.0.12.1620')],
  [android('9', 'MicroMessenger/8.0.50')],
  [android('9', 'MicroMessenger/10.0')],
  [android('5')],
  [android('5.1.1')],
  [iphone('11')],
  [iphone('10_10')],
  [iphone('10_3')],
  [iphone('10_3_1', 'MicroMessenger/7.0.12')],
  [iphone('18_1')],
  ['Mozilla/5.0 (Windows NT 10.0) MicroMessenger/6.8.0 WindowsWechat'],
  ['Mozilla/5.0 (Macintosh) MicroMessenger/6.8.0 MacWeChat/3.8.7'],
  [iphone('15_0', 'wxwork/3.1.16 MicroMessenger/7.0.1 Language/zh')],
  [android('9', 'wxwork/2.7.2 MicroMessenger/6.3.22 NetType/WIFI')],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/120'],
  [''],
])('%s is supported', (userAgent) => {
  expect(outdated(userAgent, true)).toBeUndefined();
});

test.each([
  [android('4.4.4'), 'Android 系统'],
  [android('9', 'MicroMessenger/7.0.11'), '微信'],
  [android('9', 'MicroMessenger/6.7.3'), '微信'],
  [iphone('10_2_1'), 'iOS 系统'],
  [iphone('9_3'), 'iOS 系统'],
])('%s is too old', (userAgent, what) => {
  expect(outdated(userAgent, true)?.what).toBe(what);
});

test('for what is too old the learner gets one piece of advice', () => {
  const old = [android('4.4.4'), iphone('9_3'), android('9', 'MicroMessenger/6.7.3')];
  const advice = [...old.map((userAgent) => outdated(userAgent, true)), outdated('', false)].map(
    (found) => found?.advice,
  );
  expect(advice.map((text) => /系统更新|软件更新|关于微信|WebView/.exec(text ?? '')?.[0])).toEqual([
    '系统更新',
    '软件更新',
    '关于微信',
    'WebView',
  ]);
});

test('the engine is named as too old when it lacks the language although its versions look fine', () => {
  expect(outdated(android('5.0'), false)?.what).toBe('浏览器内核');
});
