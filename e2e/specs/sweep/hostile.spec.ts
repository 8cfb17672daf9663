import type { Page, Route } from '@playwright/test';
import { expect, test } from '../suite';
import { breaks, brokenAnswer, withScriptAddresses, withScripts, type Json } from './broken-answers';
import { complaintsOf } from './judge';
import { byPerson, liveRoutes, placesOf } from './places';
import { enterSuite, goTo, installProbe } from './probe';

const isPicture = (url: string) => url.includes('/api/media/');

/** Calls without which there is no visitor, and so no page to look at. */
const ofLogin = /\/api\/(?:Index\/index|management\/userInfo|user\/(?:getToken|doLogin)|WxAuth\/\w+)(?:\?|$)/;

/** Lets every call reach the provider, and the page see another answer. */
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

/** What a script that got into the page has done there, or could do as soon as somebody taps it. */
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

for (const [what, change] of Object.entries({ texts: withScripts, addresses: withScriptAddresses })) {
  test(`scripts in ${what} of answers never run`, async ({ page, request }) => {
    const faults: string[] = [];
    page.on('dialog', (dialog) => {
      faults.push(`opens a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    await installProbe(page);
    await rewrite(page, (answer) => JSON.stringify(change(answer)));
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
}

for (const way of Object.keys(breaks)) {
  test(`no page is blank, and none throws: ${way}`, async ({ page, request }) => {
    const faults: string[] = [];
    const cards: string[] = [];
    const complaints = complaintsOf(page);
    await installProbe(page);
    await rewrite(page, (answer, route) => {
      const { pathname } = new URL(route.request().url());
      return ofLogin.test(pathname) ? JSON.stringify(answer) : brokenAnswer(way, pathname, answer);
    });
    for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
      await enterSuite(page, person, 'messenger');
      complaints.take();
      for (const { name, to } of places) {
        const { main, unrest } = await goTo(page, to);
        const thrown = complaints.take().filter((text) => text.startsWith('throws'));
        if (!main) faults.push(`${name} ${to} is blank (${unrest})`);
        // What the card of a page stands for was caught, though a development build throws it once more.
        if (main.includes('页面出错了')) cards.push(`${name} ${to}: ${thrown[0] ?? 'a card'}`);
        else faults.push(...new Set(thrown.map((error) => `${name} ${to} ${error}`)));
      }
    }
    if (cards.length > 0) {
      test.info().annotations.push({ type: `shows a card (${way})`, description: cards.join('\n') });
      console.log(`${way}: pages that show their card\n  ${cards.join('\n  ')}`);
    }
    expect(faults).toEqual([]);
  });
}
