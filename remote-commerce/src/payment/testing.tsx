import type { Call, Goods, Order, PayProperty } from '@suite/api';
import { orderWith, visitToPay, type PayVisit } from '@suite/features/checkout/testing';
import { useSession } from '@suite/kernel';
import { answer, renderPage } from '@suite/ui/testing';
import type { ReactElement } from 'react';

export { goodsWith, orderWith } from '@suite/features/checkout/testing';

const property: PayProperty = {
  title: '把计划变成行动',
  subtitle: '八周，完成一份投资计划书',
  suits: ['学完财商课的学员'],
  notices: ['超时订单会自动关闭'],
  steps: ['contract', 'teacher'],
};

interface Given extends PayVisit {
  goods: [call: Call<never, Goods>, reply: Goods | (() => Goods)];
  create?: [call: Call<never, Order>, reply?: () => Order];
  about?: Call<void, PayProperty>;
}

/** Visits a payment page as a learner in the messenger. */
export function visitPayment(page: ReactElement, { goods, create, about, ...given }: Given) {
  useSession.setState({ user: 7, login: 'in', line: 'learner' });
  const { visit, sheet } = visitToPay({
    ...given,
    answers: [
      answer(goods[0], goods[1] as never),
      ...(create ? [answer(create[0], (create[1] ?? (() => orderWith())) as never)] : []),
      ...(about ? [answer(about, property)] : []),
      ...(given.answers ?? []),
    ],
  });
  return { ...renderPage(page, visit), sheet };
}
