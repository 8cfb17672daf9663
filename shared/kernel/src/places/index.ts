/** The pages that apps link to, by name: `places.exam({ paperId })`. */
export * as places from './places';
export { homeOf, type LineHome } from './home-of';
export type { Place } from './place';
