import { routesOf, type Registry } from '@suite/loader/registry';
import { matchRoute } from '@suite/kernel/routes';
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

/** A page that sells, as a learner sees it who may buy. */
export const salesPage = '/pay/payment/CS002';

/** A poster: what counts of it is its largest paint, which its words and its art make and no call. */
export const landingPage = '/advanced-lesson-company';

/** Pages of several remotes; the last three need a server, and two of them a learner. */
export const pages = [...simplePages, '/myinfo/counter/mortgage', landingPage, learnerPage, salesPage];

/** The learner who visits a page, and the element that they come for; pages without one need no login. */
export const visitors: Partial<Record<string, { person: string; content: string }>> = {
  [learnerPage]: { person: 'mid-course', content: '#root section[aria-label="今天"] h3' },
  [salesPage]: { person: 'bound', content: '#root main h2, #root section h2' },
};

/** The built variants. */
export interface Contest<Name extends string = Variant> {
  sites: Record<Name, Site>;
  registry: Registry;
}

/** Builds the three variants; what did not change is not built again. */
export async function prepare(): Promise<Contest> {
  const { suite, registry } = await publishSuite();
  const known = routesOf(registry);
  const lost = pages.find((page) => !matchRoute(known, page));
  if (lost) throw new Error(`no route table has the page ${lost}: measure another`);
  return { sites: { suite, ...(await buildMonolith(registry)) }, registry };
}
