import { wapAreaList, wapContractList, type ManageContract } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enterManagement } from '../testing';
import { byArea } from './by-area';
import ManageContractListPage from './manage-contract-list.page';
import { contract } from './testing';

beforeEach(enterManagement);

const list = [
  { id: '330000', name: '浙江省', child: [] },
  { id: '440000', name: '广东省', child: [] },
];

const visit = (contracts: ManageContract[], areas: () => { list: typeof list } = () => ({ list })) =>
  renderPage(<ManageContractListPage />, {
    answers: [answer(wapContractList, { list: contracts }), answer(wapAreaList, areas)],
  });

test('contracts stand by area, each with its state and its way on', async () => {
  visit([
    contract(5),
    contract(6, { status: 'rejected', reason: '签名无法辨认', area_id: '440000' }),
    contract(7, { status: 'signed', sign_time: '2026-03-10 13:00:00', area_id: '330000' }),
  ]);
  expect(await screen.findByText('有 1 份合同待签署')).toBeVisible();
  expect(screen.getByRole('link', { name: '去签署' })).toHaveAttribute(
    'href',
    '/manage-course/sign-contract?id=5',
  );
  const guangdong = within(screen.getByRole('region', { name: '广东省' }));
  expect(guangdong.getByText('退回原因：签名无法辨认')).toBeVisible();
  expect(guangdong.getByRole('link', { name: '重新签署' })).toBeVisible();
  const zhejiang = within(screen.getByRole('region', { name: '浙江省' }));
  expect(zhejiang.getByRole('link', { name: '查看合同' })).toHaveAttribute(
    'href',
    '/manage-course/sign-contract?id=7&view=text',
  );
});

test('an area that the provider does not list keeps its contracts, and one area needs no heading', async () => {
  expect(byArea([contract(5, { area_id: '990000' })], list)).toEqual([
    { name: '其他地区', items: [contract(5, { area_id: '990000' })] },
  ]);
  visit([contract(5)]);
  expect(await screen.findByRole('link', { name: '去签署' })).toBeVisible();
  expect(screen.queryByRole('region', { name: '待填写地区' })).toBeNull();
});

test('without the list of areas the contracts can be signed all the same', async () => {
  visit([contract(5)], () => {
    throw new CallError('service', 0, 'offline');
  });
  expect(await screen.findByRole('link', { name: '去签署' })).toBeVisible();
});

test('without contracts it says when there will be one', async () => {
  visit([]);
  expect(await screen.findByText('还没有合同，购买课程后会在这里签署')).toBeVisible();
});

test('a failure is a card, and its retry succeeds', async () => {
  let fails = true;
  renderPage(<ManageContractListPage />, {
    answers: [
      answer(wapAreaList, { list }),
      answer(wapContractList, () => {
        if (fails) throw new CallError('service', 0, 'offline');
        return { list: [contract(5)] };
      }),
    ],
  });
  const retry = await screen.findByRole('button', { name: '重试' });
  fails = false;
  await userEvent.click(retry);
  expect(await screen.findByText('待签署')).toBeVisible();
});
