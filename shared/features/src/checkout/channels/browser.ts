/** Goes to the cashier. An address that is none of the web leads nowhere, and the page asks what became of it. */
export function openCashier(url: string): 'unknown' | undefined {
  if (!/^https?:\/\//i.test(url)) return 'unknown';
  window.location.assign(url);
  return undefined;
}

const MARK = /([?&])paying=[^&]*(&|$)/;

/** The page's address with the mark of an order; the cashier leads back to it. */
export function markReturn(href: string, orderNo: string): string {
  const at = href.indexOf('#');
  const [page, hash] = at < 0 ? [href, '#/'] : [href.slice(0, at), href.slice(at)];
  const clean = hash.replace(MARK, (_, before: string, after: string) => (after ? before : ''));
  return `${page}${clean}${clean.indexOf('?') < 0 ? '?' : '&'}paying=${encodeURIComponent(orderNo)}`;
}

/** Number of the order from whose cashier the learner has come back; '' when they have not. */
export function returnedOrder(href: string): string {
  const [, value = ''] = /#.*[?&]paying=([^&#]*)/.exec(href) ?? [];
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
