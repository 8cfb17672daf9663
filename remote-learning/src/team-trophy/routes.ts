import { route } from '@suite/kernel/routes';

/** A team's trophy; open to everybody, because learners share it. */
export const teamTrophyRoutes = [
  route({
    path: '/team-trophy/:id',
    name: 'TeamTrophy',
    title: '战队奖杯',
    skipUserCheck: true,
    page: () => import(/* webpackChunkName: "TeamTrophy" */ './team-trophy.page'),
  }),
];
