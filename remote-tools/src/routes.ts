import { defineRoutes } from '@suite/kernel/routes';

export default defineRoutes({ owner: 'remote-tools', next: 'remote-learning' }, [
  {
    path: '/myinfo/counter/mortgage',
    name: 'CounterMortgage',
    title: '房贷计算器',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "CounterMortgage" */ './calculators/mortgage/mortgage.page'),
  },
]);
