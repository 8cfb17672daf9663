import { launchBrowser } from '../browser/find-browser';
import { filledAddress } from '../specs/sweep/own-ids';
import { landingPage, type Contest } from './contest';
import { startLearnerWorld } from './learner';
import { messenger } from './measure';
import { serveSites } from './serve';
import { visit } from './visit';

interface Weighed {
  page: string;
  /** For whom the page has content. */
  person: string;
  /** Selector of the first content; the main heading by default. */
  content?: string;
  /** Kilobytes that it may bring over the wire. */
  limit: number;
  /** Nothing of it may move while it is completed. */
  isStill?: true;
}

const card = '#root section h2';

/**
 * Pages that are compared with no monolith, since they wait for calls: their weight alone is judged. Forms with
 * pickers and the text of a contract are no simple pages: their limits keep them from growing.
 */
const weighed: readonly Weighed[] = [
  { page: '/', person: 'mid-course', limit: 285 },
  { page: landingPage, person: 'first-week', limit: 170.5, isStill: true },
  { page: '/myinfo/contract', person: 'to-sign', content: card, limit: 199.5 },
  { page: '/sign-contract/{toSign}', person: 'to-sign', limit: 200.5 },
  {
    page: '/preview-contract?id={signed}',
    person: 'to-sign',
    content: '#root [data-block] h3',
    limit: 177.5,
  },
  { page: '/certificate-home', person: 'graduated', content: card, limit: 185.5 },
  { page: '/certificate-form?line=finance', person: 'graduated', content: '#root main label', limit: 207 },
  { page: '/myinfo/diploma', person: 'graduated', limit: 161 },
];

/**
 * What a visit to such a page weighed, until nothing was loaded any more: pages that it fetches ahead are a part. What
 * has begun when the content is there depends on when the provider answers, so it is no figure for a limit.
 */
export interface Weight {
  page: string;
  bytes: number;
  limit: number;
  shift?: number;
}

/** Weighs one cold visit to each page of the suite. */
export async function weighPages({ sites: { suite } }: Pick<Contest<'suite'>, 'sites'>): Promise<Weight[]> {
  const world = await startLearnerWorld();
  const servers = await serveSites({ suite }, { rest: world.address });
  const browser = await launchBrowser({ args: [servers.trust] });
  try {
    const weigh = async ({ page, person, content, limit, isStill }: Weighed): Promise<Weight> => {
      const address = await filledAddress(world.address, person, page);
      const { whole } = await visit(browser, `${servers.origins.suite}/#${address}`, {
        visitor: { userAgent: messenger, token: await world.tokenOf(person) },
        content,
        stays: true,
      });
      const { bytes = 0, shift = 0 } = whole ?? {};
      return { page, bytes, limit, ...(isStill && { shift }) };
    };
    return await Promise.all(weighed.map(weigh));
  } finally {
    await browser.close();
    await servers.close();
    await world.close();
  }
}
