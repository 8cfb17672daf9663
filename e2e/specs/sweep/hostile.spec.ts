import type { Page, Route } from '@playwright/test';
import { enter, expect, test, type PhoneContext } from '../suite';
import {
  breaks,
  brokenAnswer,
  drawable,
  withScriptAddresses,
  withScripts,
  type Json,
} from './broken-answers';
import { complaintsOf, unfilledIn } from './judge';
import { byPerson, liveRoutes, placesOf } from './places';
import { enterSuite, goTo, installProbe, look } from './probe';
import { thorough, thoroughUnless } from './thorough';

/** What `npm test` tries; `npm run sweep` tries all ways. */
const oftenBroken = ['fields null'];

const isPicture = (url: string) => url.includes('/api/media/');

/** Calls that identify the visitor: if they are broken, no page opens. */
const ofLogin =
  /\/api\/(?:Index\/index|management\/userInfo|user\/(?:getToken|doLogin)|WxAuth\/\w+|passport\/front\/data)(?:\?|$)/;

/** Lets every call reach the provider, but gives the page a changed answer. */
async function rewrite(page: Page, change: (answer: Json, route: Route) => string) {
  await page.route('**/api/**', async (route) => {
    const url = route.request().url();
    if (isPicture(url)) return route.abort('blockedbyclient');
    const response = await route.fetch();
    const answer = (await response.json()) as Json;
    return route.fulfill({
      status: response.status(),
      contentType: 'application/json',
      body: change(answer, route),
    });
  });
}

/** Signs that a smuggled script ran in the page, or would run on a tap. */
function traces(): string[] {
  const { __xss } = window as { __xss?: number };
  const ran = __xss === undefined ? [] : [`ran script ${__xss}`];
  const strangers = '#root :is(script, iframe, style, object, embed, base)';
  const held = Array.from(document.querySelectorAll(strangers)).map(
    ({ outerHTML }) => `holds ${outerHTML.slice(0, 80)}`,
  );
  const sinks = ['href', 'xlink:href', 'action', 'formaction', 'srcdoc'];
  const armed = Array.from(document.querySelectorAll('body *')).flatMap((node) =>
    Array.from(node.attributes)
      .filter(
        ({ name, value }) => /^on/.test(name) || (sinks.includes(name) && /^\s*javascript:/i.test(value)),
      )
      .map(({ name, value }) => `holds ${node.localName} ${name}="${value.slice(0, 60)}"`),
  );
  return Array.from(new Set([...ran, ...held, ...armed]));
}

test.describe.configure({ timeout: 300_000 });

// The engine reports violations for text that is only parsed to clean it, and for pictures with a broken address.
test.use({ breaksPolicy: true });

/** Notes each dialog: a smuggled script may open one. */
const watchDialogs = (page: Page, faults: string[]) =>
  page.on('dialog', (dialog) => {
    faults.push(`opens a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });

test('scripts in addresses of answers never run', thorough, async ({ page, request }) => {
  const faults: string[] = [];
  watchDialogs(page, faults);
  await installProbe(page);
  await rewrite(page, (answer) => JSON.stringify(withScriptAddresses(answer)));
  for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
    await enterSuite(page, person, 'messenger');
    for (const { name, to } of places) {
      const { main, unrest } = await goTo(page, to);
      const found = await page.evaluate(traces);
      faults.push(
        ...[...(main ? [] : [`is blank (${unrest})`]), ...found].map((fault) => `${name} ${to} ${fault}`),
      );
    }
  }
  expect(faults).toEqual([]);
});

for (const way of Object.keys(breaks)) {
  test(
    `no page is blank, none throws, and scripts in texts never run: ${way}`,
    thoroughUnless(oftenBroken.includes(way)),
    async ({ page, request }) => {
      const faults: string[] = [];
      const cards: string[] = [];
      const complaints = complaintsOf(page);
      watchDialogs(page, faults);
      await installProbe(page);
      await rewrite(page, (answer, route) => {
        const { pathname } = new URL(route.request().url());
        const armed = withScripts(answer);
        return ofLogin.test(pathname) ? JSON.stringify(armed) : brokenAnswer(way, pathname, armed);
      });
      for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
        await enterSuite(page, person, 'messenger');
        complaints.take();
        for (const { name, to } of places) {
          const sight = await goTo(page, to);
          const { main, unrest } = sight;
          const thrown = complaints.take().filter((text) => text.startsWith('throws'));
          if (!main) faults.push(`${name} ${to} is blank (${unrest})`);
          // The page's error boundary caught this error; a development build of React throws it once more.
          if (main.includes('页面出错了')) cards.push(`${name} ${to}: ${thrown[0] ?? 'a card'}`);
          else faults.push(...new Set(thrown.map((error) => `${name} ${to} ${error}`)));
          const found = await page.evaluate(traces);
          if (way === 'fields null') found.push(...unfilledIn(sight));
          faults.push(...found.map((fault) => `${name} ${to} ${fault}`));
        }
      }
      if (cards.length > 0) {
        test.info().annotations.push({ type: `shows a card (${way})`, description: cards.join('\n') });
        console.log(`${way}: pages that show their card\n  ${cards.join('\n  ')}`);
      }
      expect(faults).toEqual([]);
      if (drawable.includes(way)) expect(cards).toEqual([]);
    },
  );
}

/** Ways to open a page of each line: with a session, and through each login. */
const arrivals: { person: string; context: PhoneContext; to: string; signed: boolean }[] = [
  { person: 'mid-course', context: 'messenger', to: '/', signed: true },
  { person: 'mid-course', context: 'app', to: '/user-clock', signed: true },
  { person: 'manage-mid', context: 'browser', to: '/manage-course/num-use-treaty', signed: true },
  { person: 'mid-course', context: 'messenger', to: '/user-clock', signed: false },
  { person: 'mid-course', context: 'browser', to: '/answer-system-reform', signed: false },
];

for (const way of Object.keys(breaks)) {
  test(
    `a visitor whom no call identifies still sees a page: ${way}`,
    thoroughUnless(oftenBroken.includes(way)),
    async ({ page }) => {
      const faults: string[] = [];
      const complaints = complaintsOf(page);
      await installProbe(page);
      await rewrite(page, (answer, route) => {
        const { pathname } = new URL(route.request().url());
        return ofLogin.test(pathname) ? brokenAnswer(way, pathname, answer) : JSON.stringify(answer);
      });
      for (const { person, context, to, signed } of arrivals) {
        await enter(page, person, context, to, { signed });
        const where = `${to} (${context}, ${signed ? 'signed in' : 'not signed in'})`;
        // A login passes through several documents: only the last one counts.
        await expect(async () => {
          const { main, unrest } = await look(page);
          expect(`${where} ${main ? 'shows a page' : 'is blank'} ${unrest}`).toBe(`${where} shows a page `);
        }).toPass({ timeout: 30_000 });
        const thrown = complaints.take().filter((text) => text.startsWith('throws'));
        faults.push(...thrown.map((error) => `${where} ${error}`));
      }
      expect(faults).toEqual([]);
    },
  );
}
