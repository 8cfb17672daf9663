import { expect, test } from '../suite';
import { complaintsOf, faultsOf } from './judge';
import { liveRoutes } from './places';
import { enterSuite, goTo, installProbe } from './probe';
import { thorough } from './thorough';

/** What a link has that was cut off or mistyped: a word, no number, the number of nothing. */
const values = ['abc', '0', '999999999'];

/** The names that pages read from their query, and one that none reads. */
const names = [
  ...['v_id', 't', 'play', 'after', 'past', 'course_id', 'line', 'id', 'paper_id', 'view', 'tab', 'book'],
  ...['homework_id', 'week_id', 'videoId', 'chapterId', 'unitId', 'juan', 'order_no', 'contractId', 'step'],
  ...['code', 'channel', 'invite_code', 'books', 'trade_no', 'attempt', 'instalment', 'fund', 'month', 'x'],
];

test.describe.configure({ timeout: 900_000 });

for (const [line, person] of [
  ['learner', 'mid-course'],
  ['management', 'manage-mid'],
] as const) {
  test(
    `an address with odd values says so in words for learners (${line})`,
    thorough,
    async ({ page, request }) => {
      const rows = await liveRoutes(request);
      const faults: string[] = [];
      await installProbe(page);
      const complaints = complaintsOf(page);
      await page.route(/\.(?:m3u8|ts|mp4)(?:\?|$)/, (route) => route.abort('blockedbyclient'));
      await enterSuite(page, person, 'messenger');
      // A page that reloads itself once would end the walk.
      const own = rows.filter((row) => (row.line ?? 'learner') === line && !row.reloadOnce);
      for (const { path, name } of own) {
        for (const value of values) {
          const query = names.map((one) => `${one}=${value}`).join('&');
          const to = `${path.replace(/:\w+\??/g, value)}?${query}`;
          const found = faultsOf(await goTo(page, to), rows);
          if ((await page.locator('main h1').count()) !== 1) found.push('has not one main heading');
          found.push(...complaints.take([/ERR_BLOCKED_BY_CLIENT/]));
          faults.push(...found.map((fault) => `${name} with ${value} ${fault}`));
        }
      }
      expect(faults).toEqual([]);
    },
  );
}
