import { route } from '@suite/kernel/routes';

const payment = { holdsWork: true } as const;

const Payment = () => import(/* webpackChunkName: "Payment" */ './payment.page');

/** The pages that take money. */
export const paymentRoutes = [
  route({
    ...payment,
    path: '/pay/payment/:code',
    name: 'Payment',
    title: '课程支付',
    reads: ['/Pay/queryGoodsInfo?code=:code'],
    page: Payment,
    edition: 'finance',
  }),
  route({
    ...payment,
    path: '/pay/payment-advnaced',
    name: 'PaymentAdvnaced',
    title: '进阶课支付',
    reads: ['/Pay/queryAdvancedGoodsInfo', '/v3/advancedCourse/pay-property/info'],
    page: Payment,
    edition: 'advanced',
  }),
  route({
    ...payment,
    path: '/pay/payment-advnaced/:id',
    name: 'PaymentAdvnacedId',
    title: '进阶课支付',
    reads: ['/Pay/queryAdvancedGoodsInfo?id=:id', '/v3/advancedCourse/pay-property/info'],
    page: Payment,
    edition: 'advanced',
  }),
  route({
    ...payment,
    path: '/pay/payment-investment',
    name: 'PaymentInvestment',
    title: '投资课支付',
    reads: ['/Pay/queryInvestmentGoodsInfo', '/v3/investmentStudy/payment/property/info'],
    page: Payment,
    edition: 'investment',
  }),
  route({
    ...payment,
    path: '/pay/payment-industry',
    name: 'PaymentIndustry',
    title: '行业课支付',
    reads: ['/Pay/queryIndustryGoodsInfo', '/v3/industryStudy/payment/property/info'],
    page: Payment,
    edition: 'industry',
  }),
  route({
    ...payment,
    path: '/pay/payment-premium',
    name: 'PaymentPremium',
    title: '精品课支付',
    reads: ['/Pay/queryJingpinGoodsInfo', '/v3/jingpin/payment/property/info'],
    page: Payment,
    edition: 'premium',
  }),
  route({
    ...payment,
    path: '/pay/payment-tools',
    name: 'PaymentTools',
    title: '工具支付',
    reads: ['/Pay/queryCyjGoodsInfo', '/CyjPromotion/canBuy'],
    page: Payment,
    edition: 'tools',
  }),
  route({
    path: '/pay/payment-tools-contact',
    name: 'PaymentToolsContact',
    title: '联系老师',
    page: () => import(/* webpackChunkName: "PaymentToolsContact" */ './payment-tools-contact.page'),
  }),
  route({
    ...payment,
    path: '/advanced-lesson-finance-cashier',
    name: 'AdvancedLessonFinanceCashier',
    title: '收银台',
    page: () => import(/* webpackChunkName: "AdvancedLessonFinanceCashier" */ './finance-cashier.page'),
  }),
];
