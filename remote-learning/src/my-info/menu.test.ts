import { courseWith, detailWith } from '../home/testing';
import { menuIcons } from './icons';
import { menuOf, ownManual } from './menu';

const rows = (...given: Parameters<typeof detailWith>) =>
  menuOf(detailWith(...given), () => true).flatMap((one) => one.rows);
const titles = (...given: Parameters<typeof detailWith>) => rows(...given).map(({ title }) => title);
const older = { ...detailWith().userInfo, version_id: 1 };

test('a visitor sees the rows that everybody has', () => {
  expect(titles()).toEqual(['学习手册', '我的订单', '发票', '用户协议与隐私政策']);
});

test('a learner has their card, papers and orders', () => {
  expect(titles({ isBuy: 1 })).toEqual(
    expect.arrayContaining(['学员卡', '毕业信息', '我的合同', '退款申请', '学员奖励']),
  );
});

test.each([
  ['我的证书', { isBuy: 1 }, false],
  ['我的证书', { isBuy: 1, isBiye: 1 }, true],
  ['课程升级', { isBuy: 1, userInfo: older }, true],
  ['课程升级', { isBuy: 1 }, false],
  ['课程升级', { userInfo: older }, false],
] as const)('%s of %j: %s', (title, part, shown) => {
  expect(titles(part).includes(title)).toBe(shown);
});

test('what is still to be done is said', () => {
  const contractInfo = { id: 1, contract_name: '', is_signed: 0, is_show_notice: 0 } as const;
  const shown = rows({ isBuy: 1, isTemporary: 1, contractInfo });
  expect(shown.find(({ key }) => key === 'information')?.value).toBe('待完善');
  expect(shown.find(({ key }) => key === 'contract')?.value).toBe('待签署');
});

test.each([
  [[], '/myinfo/manual'],
  [[courseWith()], '/myinfo/manual-reform'],
  [[courseWith({ progress: 100 }), courseWith({ line: 'advanced' })], '/myinfo/manual-advanced'],
  [
    [courseWith({ progress: 100 }), courseWith({ line: 'industry', progress: 100 })],
    '/myinfo/manual-industry',
  ],
  [[courseWith({ line: 'zc' })], '/myinfo/manual'],
])('the manual of %j is %s', (courseList, link) => {
  expect(ownManual(detailWith({ courseList }))).toBe(link);
});

test('every row has an icon', () => {
  const all = rows({ isBuy: 1, isBiye: 1, userInfo: older });
  for (const { key } of all) expect(menuIcons[key]).toBeDefined();
});

test('a page that no app has gets no row, and a group without rows is left out', () => {
  const groups = menuOf(detailWith({ isBuy: 1 }), (to) => to === '/agreement');
  expect(groups).toMatchObject([{ title: '更多', rows: [{ to: '/agreement' }] }]);
});
