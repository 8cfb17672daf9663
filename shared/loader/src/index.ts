export { dropReads, endReads, takeRead, USER_PATH } from './early-reads';
export { loadTable, type LoadTable } from './containers';
export { previousOf, watchHangs, within } from './fallback';
export type { Freshness } from './freshness';
export { createLoadEvents } from './load-events';
export { LoadError, PageLoader } from './pages';
export { asksForOther, hasOwnFlags, needsReload, reloadOnce } from './address';
export type { BootState } from './window';
