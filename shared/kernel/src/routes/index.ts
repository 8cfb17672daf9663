export {
  checkTable,
  defineRoutes,
  route,
  type PageModule,
  type PageShape,
  type Route,
  type RouteData,
  type RouteTable,
} from './define-routes';
export { matchRoute, pathOfHash } from './match-route';
export { formsOf, meets } from './path-forms';
export { tileAudiences, tilePages, type Tile } from './tile';
