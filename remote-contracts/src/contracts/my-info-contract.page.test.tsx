import { contractListV2, type Contract } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MyInfoContractPage from './my-info-contract.page';
import { contract } from './testing';

afterEach(() => jest.restoreAllMocks());

const visit = (list: Contract[]) =>
  renderPage(<MyInfoContractPage />, { answers: [answer(contractListV2, { list })] });

const links = async (name: string) => {
  const card = await screen.findByRole('region', { name });
  return within(card)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test.each<[Partial<Contract>, string, string, [string, string][]]>([
  [
    {},
    '待签署',
    '请在 4月9日前签署',
    [
      ['查看合同', '/preview-contract?id=7'],
      ['去签署', '/sign-contract/7'],
    ],
  ],
  [
    { status: 'signing' },
    '签署中',
    '请在 4月9日前签署',
    [
      ['查看合同', '/preview-contract?id=7'],
      ['继续签署', '/sign-contract/7'],
    ],
  ],
  [
    { status: 'signed', sign_time: '2026-03-10 13:00:00' },
    '已签署',
    '2026年3月10日签署',
    [['查看合同', '/preview-contract?id=7']],
  ],
  [
    { status: 'expired' },
    '已过期',
    '没有在期限内签署，核验身份后可以重新签署',
    [
      ['查看合同', '/preview-contract?id=7'],
      ['重新签署', '/sign-contract/7'],
    ],
  ],
  [
    { status: 'rejected', reason: '签名无法辨认' },
    '被退回',
    '退回原因：签名无法辨认',
    [
      ['查看合同', '/preview-contract?id=7'],
      ['重新签署', '/sign-contract/7'],
    ],
  ],
  [
    { status: 'revoked', reason: '课程订单已退款' },
    '已撤销',
    '撤销原因：课程订单已退款',
    [
      ['查看合同', '/preview-contract?id=7'],
      ['联系班主任', '/look-teach-weachat'],
    ],
  ],
])('%j: “%s”, “%s” and a way on', async (part, name, fact, expected) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-11T12:00:00+08:00'));
  visit([contract(7, part)]);
  expect(await links('进阶课服务合同')).toEqual(expected);
  expect(screen.getByText(name)).toBeVisible();
  expect(screen.getByText(fact)).toBeVisible();
});

test('a deadline in another year says so', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2025-12-20T12:00:00+08:00'));
  visit([contract(7)]);
  expect(await screen.findByText('请在 2026年4月9日前签署')).toBeVisible();
});

test('the order is the provider’s, and the head says how many wait', async () => {
  visit([contract(7), contract(8, { status: 'signed', contract_name: '通识课合同' })]);
  expect(await screen.findByText('有 1 份合同待签署')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    '进阶课服务合同',
    '通识课合同',
  ]);
  expect(screen.getAllByText(/学员须知（附件）$/)).toHaveLength(2);
});

test('without contracts it says when there will be one', async () => {
  visit([]);
  expect(await screen.findByText('还没有合同，购买课程后会在这里签署')).toBeVisible();
});

test('a failure is a card, and its retry succeeds', async () => {
  let fails = true;
  renderPage(<MyInfoContractPage />, {
    answers: [
      answer(contractListV2, () => {
        if (fails) throw new CallError('service', 0, 'offline');
        return { list: [contract(7)] };
      }),
    ],
  });
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(await screen.findByText('待签署')).toBeVisible();
});
