import { routesOf, type Registry } from '@suite/kernel/registry';
import { matchRoute, pathOfHash } from '@suite/kernel/routes';

/** Gives the document's skeleton the shape of the page that is asked for. */
export function shapeAhead(registry: Registry): void {
  const shape = matchRoute(routesOf(registry), pathOfHash(location.hash))?.shape;
  if (shape) document.documentElement.setAttribute('data-shape', shape);
}
