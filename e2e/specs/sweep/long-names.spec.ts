import type { Page } from '@playwright/test';
import { expect, test } from '../suite';
import { enterSuite, goTo, installProbe } from './probe';

/** Longer than a line of the narrowest phone, without a place to break. */
const WORD = 'Pneumonoultramicroscopicsilicovolcanoconiosishippopotomonstro';
const SENTENCE = '一二三四五六七八九十'.repeat(3);

/** Pages with names and titles, by the person for whom they are full. */
const places = {
  'mid-course': [
    '/refund-contract-list',
    '/myinfo/notes',
    '/market-tools',
    '/look-teach-weachat',
    '/class-info',
    '/user-survery',
    '/advanced-lesson-company',
    '/make-new',
  ],
  graduated: ['/myinfo/diploma/list', '/myinfo/notes?tab=orders', '/myinfo/invoice', '/team-trophy/801'],
  premium: ['/manage-course/pay-course'],
  bound: ['/pay/payment/CS002'],
  contracts: ['/myinfo/contract'],
  'manage-mid': ['/manage-course'],
  'manage-done': ['/manage-course/new-evaluate-result?id=13722'],
};

/** An answer in which everything that has a name, a title or words of its own has long ones. */
function lengthened(data: unknown, field = ''): unknown {
  if (Array.isArray(data)) return data.map((item) => lengthened(item));
  if (data && typeof data === 'object')
    return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, lengthened(value, key)]));
  if (
    typeof data !== 'string' ||
    data === '' ||
    /[:/]/.test(data) ||
    !/(?:name|title|text|content|options?|desc)$/i.test(field)
  )
    return data;
  return data.length % 2 ? WORD : SENTENCE;
}

const lengthenNames = (page: Page) =>
  page.route('**/api/**', async (route) => {
    // Nobody waits for pictures, and the page may be gone before one is here.
    if (route.request().url().includes('/api/media/')) return route.fallback();
    const answer = await route.fetch();
    const { data, ...envelope } = (await answer.json()) as { data: unknown };
    return route.fulfill({ response: answer, json: { ...envelope, data: lengthened(data) } });
  });

for (const [person, addresses] of Object.entries(places)) {
  test(`names without a place to break widen no page of ${person}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await installProbe(page);
    await lengthenNames(page);
    await enterSuite(page, person, 'messenger');
    const wide: string[] = [];
    for (const to of addresses) {
      const { wider } = await goTo(page, to);
      if (wider > 0) wide.push(`${to} by ${wider}`);
    }
    expect(wide).toEqual([]);
  });
}
