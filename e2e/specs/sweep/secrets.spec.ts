import type { Page, Request } from '@playwright/test';
import type { Registry } from '@suite/loader/registry';
import { enter, expect, keptDocument, smsTo, test, tokenOf, type PhoneContext } from '../suite';
import { byPerson, liveRoutes, placesOf } from './places';
import { enterSuite, goTo, installProbe, look } from './probe';
import { thorough } from './thorough';

const target = '/user-clock?from=card';

/** Calls that carry a secret in their address, because the provider takes it in no other way. */
const handedOver = [
  // The provider's call that turns a ticket into a session is a read.
  /\/api\/passport\/front\/data\?/,
];

/** Addresses of the services for reports and events. */
const services = /\/(?:api\/\d+\/envelope|analytics)(?:\/|\?|$)/;

/** Lets the suite send error reports and events to its own origin, where the test reads and answers them. */
async function openServices(page: Page) {
  await keptDocument(page);
  await page.route('**/revision.json', (route) => route.fulfill({ status: 404 }));
  await page.route('**/registry.json', async (route) => {
    const registry = (await (await route.fetch()).json()) as Registry;
    const { origin, host } = new URL(route.request().url());
    const site = { ...registry.site, errorDsn: `http://key@${host}/1`, analyticsUrl: `${origin}/analytics` };
    await route.fulfill({ json: { ...registry, site } });
  });
  await page.route(services, (route) => route.fulfill({ status: 200, body: '{}' }));
}

/** Records what leaves the page: addresses, referrers and the bodies of reports. */
function record(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const consoleTexts: string[] = [];
  page.on('console', (message) => consoleTexts.push(message.text()));
  return {
    reports: () => requests.filter((request) => services.test(request.url())),
    /** The places in which one of the secrets can be read. */
    async leaks(secrets: Record<string, string>): Promise<string[]> {
      const found = new Set<string>();
      const search = (where: string, text: string) => {
        const plain = `${text} ${decodeURIComponentSafely(text)}`;
        for (const [what, secret] of Object.entries(secrets)) {
          if (secret !== '' && plain.includes(secret)) found.add(`${what} in ${where}`);
        }
      };
      for (const request of requests) {
        const url = request.url();
        const path = `${request.method()} ${url.replace(/[?#].*/, '')}`;
        const isOfSuite = !/\/(?:go|passport|connect|world|messenger)\//.test(new URL(url).pathname);
        if (isOfSuite && !request.isNavigationRequest() && !handedOver.some((one) => one.test(url)))
          search(`the address of ${path}`, url);
        if (!request.isNavigationRequest())
          search(`the referrer of ${path}`, request.headers().referer ?? '');
        if (services.test(url)) search(`the report ${path}`, request.postData() ?? '');
      }
      for (const text of consoleTexts) search('the console', text);
      search('the address of the page', page.url());
      search('the history', JSON.stringify(await page.evaluate(() => [history.state, document.referrer])));
      return [...found];
    },
  };
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** One-time codes and tickets that came back in an address of the suite. */
function handedBack(page: Page) {
  const seen: Record<string, string> = {};
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    const { searchParams, pathname } = new URL(request.url());
    if (/\/(?:passport|connect)\//.test(pathname)) return;
    for (const name of ['code', 'token']) {
      const value = searchParams.get(name);
      if (value) seen[`the ${name} of the login`] = value;
    }
  });
  return seen;
}

const logIns: Record<string, (page: Page) => Promise<Record<string, string>>> = {
  async messenger(page) {
    const { mobile } = await enter(page, 'mid-course', 'messenger', target, { signed: false });
    return { mobile };
  },
  async 'messenger, first visit'(page) {
    await enter(page, 'new-visitor', 'messenger', target, { signed: false });
    const mobile = `135${String(Date.now()).slice(-8)}`;
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '获取验证码' }).click();
    const code = await smsTo(page, mobile);
    await page.getByLabel('验证码').fill(code);
    await page.getByText('我已阅读并同意').click();
    await page.getByRole('button', { name: '绑定并继续' }).click();
    return { mobile, 'the code of the message': code };
  },
  async browser(page) {
    const { mobile } = await enter(page, 'mid-course', 'browser', target, { signed: false });
    await page.getByLabel('手机号').fill(mobile);
    await page.getByRole('button', { name: '使用密码登录' }).click();
    await page.getByLabel('密码').fill('study2025');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    return { mobile, password: 'study2025' };
  },
  async app(page) {
    const { mobile } = await enter(page, 'mid-course', 'app', target, { signed: false });
    return { mobile };
  },
};

test.describe.configure({ timeout: 240_000 });

for (const [name, logIn] of Object.entries(logIns)) {
  test(`a login leaves no secret in an address, a referrer or a report (${name})`, async ({ page }) => {
    await openServices(page);
    const seen = record(page);
    const answers = handedBack(page);
    const secrets = await logIn(page);
    await expect(page).toHaveURL(/#\/user-clock\?from=card$/);
    await expect(page).toHaveTitle('每日打卡');
    let token = '';
    // The address and its title are there before the login, which leads away and back.
    await expect(async () => {
      await look(page);
      token = await tokenOf(page);
      expect(token).not.toBe('');
    }).toPass({ timeout: 15_000 });
    // A call fails and the learner leaves the page: now reports and events are sent.
    await page.route('**/api/clock/**', (route) => route.fulfill({ status: 502 }));
    const reported = page.waitForRequest((request) => /\/envelope/.test(request.url()));
    await page.evaluate(() => (location.hash = '#/user-clock-history?month=2026-01'));
    await reported;
    expect(await seen.leaks({ ...secrets, ...answers, token })).toEqual([]);
  });
}

for (const context of ['messenger', 'browser', 'app', 'desktop'] as PhoneContext[]) {
  test(
    `a walk over all pages carries no secret outside (${context})`,
    thorough,
    async ({ page, request }) => {
      await installProbe(page);
      await openServices(page);
      const seen = record(page);
      const secrets: Record<string, string> = {};
      for (const [person, places] of byPerson(placesOf(await liveRoutes(request)))) {
        const { mobile } = await enterSuite(page, person, context);
        Object.assign(secrets, {
          [`the number of ${person}`]: mobile,
          [`the token of ${person}`]: await tokenOf(page),
        });
        for (const { to } of places) await goTo(page, to, { limit: 4000 });
      }
      expect(Object.values(secrets)).not.toContain('');
      expect(await seen.leaks(secrets)).toEqual([]);
    },
  );
}
