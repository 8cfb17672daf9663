/** The pages that apps link to, by name: `places.exam({ paperId })`. */
export * as places from './places';
export type { Place } from './place';
