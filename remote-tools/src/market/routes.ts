import { route } from '@suite/kernel/routes';

/** The market tools: funds, their courses and comparisons. */
export const marketRoutes = [
  route({
    path: '/market-tools',
    name: 'MarketTools',
    title: '市场工具',
    page: () => import(/* webpackChunkName: "MarketTools" */ './market-tools.page'),
  }),
];
