import { route } from '@suite/kernel/routes';

/** The market tools: funds, their courses and comparisons. */
export const marketRoutes = [
  route({
    path: '/market-tools',
    name: 'MarketTools',
    title: '市场工具',
    tile: {
      on: 'home',
      icon: 'M4 4v16h16M7.5 15l3.5-4 3 2.5 5-6',
      order: 130,
    },
    reads: ['/makeNew/fundList'],
    page: () => import(/* webpackChunkName: "MarketTools" */ './market-tools.page'),
  }),
];
