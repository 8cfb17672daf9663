/** The pages that apps link to, by name: `links.exam({ paperId })`. */
export * as links from './links';
export { homeOf, type LineHome } from './home-of';
export type { LinkTo } from './link';
