import { routesOf, type Registry } from '@suite/kernel/registry';
import { buildMonolith } from './monolith/build';
import type { Site } from './site';
import { publishSuite } from './suite-site';

/** What is compared: the suite, and the same pages as a single app, plain and preloading. */
export const variants = ['suite', 'plain', 'preload'] as const;
export type Variant = (typeof variants)[number];

/** Pages with hardly more than words and fields on them. */
export const simplePages = ['/open-account', '/agreement'];

/** What learners see first, with what they have to do next. */
export const learnerPage = '/';

/** Each is another remote's; all but the learner's need no server. */
export const pages = [...simplePages, '/myinfo/counter/mortgage', learnerPage];

/** All that is compared, built. */
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
