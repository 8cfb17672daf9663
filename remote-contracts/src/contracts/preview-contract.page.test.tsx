import { codes, previewContract, type ContractText } from '@suite/api';
import { CallError } from '@suite/kernel';
import { answer, fakeViews, renderPage } from '@suite/ui/testing';
import { screen, waitFor } from '@testing-library/react';
import PreviewContractPage from './preview-contract.page';
import { contractText } from './testing';

beforeEach(() => void fakeViews());

const visit = (part: Partial<ContractText> = {}, at = '/preview-contract?id=7') =>
  renderPage(<PreviewContractPage />, {
    path: '/preview-contract',
    at,
    answers: [answer(previewContract, contractText(part))],
  });

test('the text with plain words beside its clause, and the way to the signature', async () => {
  const { callsOf } = visit();
  expect(await screen.findByText('课程费用为人民币 2980.00 元。')).toBeVisible();
  expect(screen.getByText('课程费 2980.00 元，您已付清。')).toBeVisible();
  expect(screen.getByRole('link', { name: '去签署' })).toHaveAttribute('href', '/sign-contract/7');
  expect(callsOf(previewContract).map(({ params }) => params)).toEqual([{ contractId: 7 }]);
});

test('a signed contract shows when it was signed, and the signature', async () => {
  visit({ status: 'signed', sign_time: '2026-03-10 13:00:00', signature: 'data:image/png;base64,AAAA' });
  expect(await screen.findByRole('img', { name: '您的签名' })).toBeVisible();
  expect(screen.getByText('2026年3月10日 13:00 签署')).toBeVisible();
  expect(screen.queryByRole('link', { name: '去签署' })).toBeNull();
});

test('a document that is called like the page says its name once; another one says its own', async () => {
  const [document] = contractText().documents;
  visit({
    contract_name: '服务协议',
    documents: [
      { ...document!, name: '服务协议' },
      { ...document!, name: '附件一' },
    ],
  });
  expect(await screen.findByRole('heading', { name: '附件一' })).toBeVisible();
  expect(screen.getAllByRole('heading', { name: '服务协议' })).toHaveLength(1);
  expect(screen.getByRole('region', { name: '服务协议' })).toBeVisible();
});

test.each(['/preview-contract', '/preview-contract?id=x'])('%s names no contract', async (at) => {
  const { callsOf } = visit({}, at);
  expect(screen.getByText('没有找到这份合同')).toBeVisible();
  // The picture comes late, and would otherwise come after the test.
  await waitFor(() => expect(document.querySelector('main svg')).not.toBeNull());
  expect(screen.getByRole('link', { name: '查看我的合同' })).toHaveAttribute('href', '/myinfo/contract');
  expect(callsOf(previewContract)).toEqual([]);
});

test('another learner’s contract is not found', async () => {
  renderPage(<PreviewContractPage />, {
    path: '/preview-contract',
    at: '/preview-contract?id=8',
    answers: [
      answer(previewContract, () => {
        throw new CallError('shown', codes.NOT_FOUND, '合同不存在');
      }),
    ],
  });
  expect(await screen.findByText('没有找到这份合同')).toBeVisible();
});
