import { route } from '@suite/kernel/routes';

/** The calculators and their list. */
export const calculatorRoutes = [
  route({
    path: '/myinfo/counter',
    name: 'Counter',
    title: '理财计算器',
    skipUserCheck: true,
    tile: {
      on: 'home',
      icon: 'M6 3.5h12v17H6zM9 7h6M9 11.5h.1M12 11.5h.1M15 11.5h.1M9 14.5h.1M12 14.5h.1M15 14.5h.1M9 17.5h.1M12 17.5h3',
      order: 110,
      for: 'calculators',
    },
    page: () => import(/* webpackChunkName: "Counter" */ './counter/counter.page'),
  }),
  route({
    path: '/myinfo/counter/income',
    name: 'CounterIncome',
    title: '收益计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterIncome" */ './income/income.page'),
  }),
  route({
    path: '/myinfo/counter/free',
    name: 'CounterFree',
    title: '财务自由计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterFree" */ './free/free.page'),
  }),
  route({
    path: '/myinfo/counter/mortgage',
    name: 'CounterMortgage',
    title: '房贷计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterMortgage" */ './mortgage/mortgage.page'),
  }),
  route({
    path: '/myinfo/counter/festo',
    name: 'CounterFesto',
    title: '定投计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterFesto" */ './festo/festo.page'),
  }),
  route({
    path: '/myinfo/counter/change',
    name: 'CounterChange',
    title: '汇率换算',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterChange" */ './change/change.page'),
  }),
  route({
    path: '/myinfo/counter/realty',
    name: 'CounterRealty',
    title: '房产计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterRealty" */ './realty/realty.page'),
  }),
];
