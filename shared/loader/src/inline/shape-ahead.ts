import type { RouteData } from '@suite/kernel/routes';

/** Gives the document's skeleton the shape of the page that is asked for. */
export function shapeAhead(row: RouteData | undefined): void {
  if (row && row.shape) document.documentElement.setAttribute('data-shape', row.shape);
}
