import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { expect, heading, open, test, twinOf, world } from '../suite';
import { beginFace, button, draw, face, identify, readAll, verifyCode } from '../contracts/signing-steps';
import { chanceOf } from './chance';
import { briefly, killBrowser } from './deaths';
import { thoroughUnless } from './thorough';

/** `npm test` tries so many of them. */
const OFTEN = 2;
const KILLS = 30;

/** A step takes about so long, from its first tap to the provider's answer. */
const WINDOW = 1500;

/** The provider's steps, with the headings under which the page shows them. */
const headings: Record<string, RegExp> = {
  identity: /^实名认证$/,
  face: /^人脸核验$/,
  sms: /^短信验证$/,
  sign: /^(阅读合同|手写签名)$/,
  signed: /^合同已签署$/,
};

interface Visit {
  page: Page;
  mobile: string;
}

/** What a learner does at each heading. The face provider's page is a page of its own. */
const actions: Record<string, (visit: Visit) => Promise<unknown>> = {
  实名认证: ({ page }) => identify(page),
  人脸核验: async ({ page }) => {
    await beginFace(page);
    await face(page, '核验通过');
  },
  短信验证: async ({ page, mobile }) => {
    const last = await page.request.get(`${world}/world/inbox?mobile=${mobile}`);
    const [sms] = (await last.json()) as { code: string }[];
    // A code that was asked for before the death still holds.
    if (!sms) return verifyCode(page, mobile);
    await page.getByRole('textbox', { name: '验证码' }).fill(sms.code);
    await button(page, '验证').last().click();
  },
  阅读合同: ({ page }) => readAll(page),
  手写签名: async ({ page }) => {
    await draw(page);
    await button(page, '提交签名').click();
  },
};

/** Takes the next step, and tells which page comes after it. */
async function step(visit: Visit): Promise<string> {
  const name = (await heading(visit.page).textContent()) ?? '';
  await actions[name]?.(visit);
  await expect(
    heading(visit.page).filter({ hasNotText: new RegExp(`^(?:${name}|确认签名)$`) }),
  ).toBeVisible();
  return (await heading(visit.page).textContent()) ?? '';
}

async function signToTheEnd(visit: Visit): Promise<void> {
  await expect(heading(visit.page)).toBeVisible();
  for (let steps = 0; steps < 8; steps++) {
    if (
      await heading(visit.page)
        .filter({ hasText: /合同已签署|签署结果/ })
        .isVisible()
    )
      break;
    await step(visit);
  }
  await expect(heading(visit.page)).toHaveText('合同已签署', { timeout: 30_000 });
}

/** How the contract stands by the provider's word, asked for without the page. */
async function wordOf(page: Page, key: string, contract: string): Promise<string> {
  const signIn = await page.request.post(`${world}/world/sign-in`, { data: { person: key } });
  const { token } = (await signIn.json()) as { token: string };
  const answer = await page.request.get(`/api/Contracts/Index?contractId=${contract}`, {
    headers: { token },
  });
  const { data } = (await answer.json()) as { data: { status: string; step: string } };
  return data.status === 'signed' || data.step === 'confirming' ? 'signed' : data.step;
}

for (let kill = 0; kill < KILLS; kill++) {
  const chance = (of: string) => chanceOf(`signing ${kill} ${of}`);
  const before = Math.floor(chance('step') * 6);
  const moment = Math.round(chance('moment') * WINDOW);

  test(
    `death ${kill}: ${moment} ms into step ${before + 1} of a signing`,
    thoroughUnless(kill < OFTEN),
    async ({ page, launchOptions }) => {
      test.setTimeout(180_000);
      const folder = mkdtempSync(join(tmpdir(), 'suite-phone-'));
      const options = {
        ...launchOptions,
        ...test.info().project.use,
        viewport: { width: 375, height: 667 },
        permissions: ['camera'],
      };
      const { key, mobile } = await twinOf(page, 'to-sign');
      let phone = await chromium.launchPersistentContext(folder, options);
      try {
        const tab = await phone.newPage();
        await open(tab, key, 'browser', '/myinfo/contract');
        await tab.getByRole('link', { name: '去签署' }).click();
        await expect(heading(tab)).toHaveText('实名认证');
        const contract = /sign-contract\/(\d+)/.exec(tab.url())?.[1] ?? '';
        for (let steps = 0; steps < before; steps++) await step({ page: tab, mobile });
        const going = step({ page: tab, mobile }).catch(() => undefined);
        await new Promise((resolve) => setTimeout(resolve, moment));
        await killBrowser(phone);
        await briefly(going);

        phone = await chromium.launchPersistentContext(folder, options);
        const again = await phone.newPage();
        let sent = 0;
        again.on('request', (request) => {
          if (/\/Contracts\/handsSignature$/.test(request.url())) sent++;
        });
        const word = await wordOf(page, key, contract);
        await open(again, key, 'browser', `/sign-contract/${contract}`);
        await expect(heading(again)).toHaveText(headings[word]!, { timeout: 30_000 });
        await signToTheEnd({ page: again, mobile });
        expect(sent).toBe(word === 'signed' ? 0 : 1);
        const kept = await again.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
        expect(kept).not.toMatch(/signing\.|610113199411110629/);
        test.info().annotations.push({ type: 'word', description: word });
      } finally {
        await briefly(phone.close());
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
}
