import { route } from '@suite/kernel/routes';

/** Refunds: what can be refunded, the agreement, the bank card and the result. */
export const refundRoutes = [
  route({
    path: '/refund-contract-list',
    name: 'RefundContractList',
    title: '退款申请',
    reads: ['/refunddk/getList'],
    page: () => import(/* webpackChunkName: "RefundContractList" */ './refund-contract-list.page'),
  }),
  route({
    path: '/refund-contract',
    name: 'RefundContract',
    title: '退款协议',
    holdsWork: true,
    landscapeExempt: true,
    page: () => import(/* webpackChunkName: "RefundContract" */ './refund-contract.page'),
  }),
  route({
    path: '/refund-bind-card',
    name: 'RefundBindCard',
    title: '绑定银行卡',
    holdsWork: true,
    page: () => import(/* webpackChunkName: "RefundBindCard" */ './refund-bind-card.page'),
  }),
  route({
    path: '/refund-result',
    name: 'RefundResult',
    title: '退款结果',
    page: () => import(/* webpackChunkName: "RefundResult" */ './refund-result.page'),
  }),
];
