import { refundContracts } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import RefundContractListPage from './refund-contract-list.page';
import { contract, enter } from './testing';

beforeEach(enter);

test('a contract that comes without the state of a refund has none under way, and says why it cannot be refunded', async () => {
  const { status: _none, ...plain } = contract({ can_refund: 0, reason: '已过可退款期限' });
  renderPage(<RefundContractListPage />, {
    answers: [answer(refundContracts, { list: [plain as ReturnType<typeof contract>] })],
  });
  expect(await screen.findByText('已过可退款期限')).toBeVisible();
  expect(screen.queryByText('退款金额')).toBeNull();
});
