import type { RouteData } from '@suite/kernel/routes';

/** What the visitor sees at an address that no app owns. */
export const errorPage: RouteData = {
  path: '*',
  name: 'ErrorPage',
  title: '页面不存在',
  skipUserCheck: true,
};

/** The host's own screens. */
export default { owner: 'host', routes: [errorPage] };
