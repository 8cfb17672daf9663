import { hasRefund, refundAgreement, refundOffer } from '@suite/api';
import { answer, renderPage } from '@suite/ui/testing';
import { screen } from '@testing-library/react';
import RefundContractPage from './refund-contract.page';
import { agreement, enter, offer } from './testing';

beforeEach(enter);

test.each(['', '&step=read'])('an amount that did not come is not signed for (%j)', async (step) => {
  const amount = null as never;
  renderPage(<RefundContractPage />, {
    path: '/refund-contract',
    at: `/refund-contract?contractId=5${step}`,
    answers: [
      answer(hasRefund, { has_refund: 0, refund: null }),
      answer(refundOffer, step ? offer() : offer({ amount })),
      answer(refundAgreement, { ...agreement(), amount }),
    ],
  });
  expect(await screen.findByText('应退金额没有加载出来，请稍后再试')).toBeVisible();
});

test('an agreement that came without its words is not signed', async () => {
  renderPage(<RefundContractPage />, {
    path: '/refund-contract',
    at: '/refund-contract?contractId=5&step=read',
    answers: [
      answer(hasRefund, { has_refund: 0, refund: null }),
      answer(refundOffer, offer()),
      answer(refundAgreement, { ...agreement(), clauses: [] }),
    ],
  });
  expect(await screen.findByText('退款协议没有加载出来，请稍后再试')).toBeVisible();
});
