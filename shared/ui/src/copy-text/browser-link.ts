/**
 * The address at which this page opens in a browser. What stands before the route belongs to this visit: opened with
 * `platform=app`, a browser would take itself for the app.
 */
export function browserLink(): string {
  const { href, hash } = window.location;
  const route = hash.replace(/([?&])platform=app(?:&|$)/, '$1').replace(/[?&]$/, '');
  return `${href.split(/[?#]/)[0] ?? ''}${route}`;
}
