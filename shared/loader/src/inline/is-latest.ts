/** Engines of before 2018 do not tell how a document came. */
const { getEntriesByType } = performance as Partial<Performance>;

/**
 * Whether a document's registry is known to be the live one: the gateway made the document of it (`data-live`), and the
 * browser has asked the gateway in this very visit. Of what the browser had kept, `transferSize` is 0.
 */
export function isLatest(snapshot: Element): boolean {
  const [visit] = getEntriesByType ? getEntriesByType.call(performance, 'navigation') : [];
  return (
    snapshot.hasAttribute('data-live') && !!visit && (visit as PerformanceNavigationTiming).transferSize > 0
  );
}
