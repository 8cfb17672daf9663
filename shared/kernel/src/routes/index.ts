export { defineRoutes, type PageModule, type Route, type RouteData, type RouteTable } from './define-routes';
export { matchRoute, pathOfHash } from './match-route';
