import { routesOf, type Registry } from '@suite/kernel/registry';
import { buildMonolith } from './monolith/build';
import type { Site } from './site';
import { publishSuite } from './suite-site';

/** The suite, and the same pages as a single app: plain, and preloading the chunk of the page. */
export const variants = ['suite', 'plain', 'preload'] as const;
export type Variant = (typeof variants)[number];

/** Pages with hardly more than words and fields on them. */
export const simplePages = ['/open-account', '/agreement'];

/** The personal center, which learners see first. */
export const learnerPage = '/';

/** A poster: what counts of it is its largest paint, which its words and its art make and no call. */
export const landingPage = '/advanced-lesson-company';

/** Pages of several remotes; only the learner's page and the poster ask a server. */
export const pages = [...simplePages, '/myinfo/counter/mortgage', landingPage, learnerPage];

/** The built variants. */
export interface Contest {
  sites: Record<Variant, Site>;
  registry: Registry;
}

/** Builds the three variants; what did not change is not built again. */
export async function prepare(): Promise<Contest> {
  const { suite, registry } = await publishSuite();
  const known = routesOf(registry).map(({ path }) => path);
  const lost = pages.find((path) => !known.includes(path));
  if (lost) throw new Error(`no route table has the page ${lost}: measure another`);
  return { sites: { suite, ...(await buildMonolith(registry)) }, registry };
}
