import type { Page, Route } from '@playwright/test';
import { enter, expect, test } from '../suite';
import { breaks, brokenAnswer, withScriptAddresses, withScripts, type Json } from './broken-answers';
import { complaintsOf } from './judge';
import { byPerson, liveRoutes, placesOf } from './places';
import { goTo, installProbe, look } from './probe';

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

/** What a script that got into the page would have left there. */
const traces = () =>
  [
    (window as { __xss?: number }).__xss === undefined
      ? ''
      : `ran script ${(window as { __xss?: number }).__xss}`,
    ...Array.from(document.querySelectorAll('body *')).flatMap((node) => [
      node.matches('#root script, #root iframe, #root style, #root object, #root base')
        ? `holds ${node.outerHTML.slice(0, 80)}`
        : '',
      ...Array.from(node.attributes)
        .filter(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `holds ${node.localName} ${name}="${value.slice(0, 60)}"`),
    ]),
  ].filter((trace) => trace !== '');

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
      await enter(page, person, 'messenger', '/agreement');
      await look(page, { limit: 20_000 });
      for (const { name, to } of places) {
        const { main, unrest } = await goTo(page, to);
        const found = await page.evaluate(traces);
        faults.push(
          ...[...(main ? [] : [`is blank (${unrest})`]), ...new Set(found)].map(
            (fault) => `${name} ${to} ${fault}`,
          ),
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
      const { pathname, search } = new URL(route.request().url());
      return ofLogin.test(pathname) ? JSON.stringify(answer) : brokenAnswer(way, pathname + search, answer);
    });
    for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
      await enter(page, person, 'messenger', '/agreement');
      await look(page, { limit: 20_000 });
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
