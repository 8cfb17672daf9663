import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { openBed, type Bed } from './bed';
import { failing, MARK, versions, type Fault } from './fault-list';
import { replaced, type Edits } from './copy-of';

/** What a visitor can end up with. */
export type Sight = 'new version' | 'previous version' | 'card' | 'nothing';

/** What one fault came to. */
export interface Outcome {
  sees: Sight;
  /** Codes of the failures of which ops were told. */
  told: string[];
  /** Whether a page of another remote opened in the same visit. */
  others: boolean;
  /** Whether the page was there in the end, in the same visit. */
  recovers: boolean;
  /** Whether code was executed that nobody had published. */
  ran: boolean;
}

/** What must come of a fault. */
export function wanted({ code }: Fault, hasPrevious: boolean): Outcome {
  const sees = code === undefined ? 'new version' : hasPrevious ? 'previous version' : 'card';
  return { sees, told: code === undefined ? [] : [code], others: true, recovers: true, ran: false };
}

const apps = ['host', 'remote-contracts'];
const LIMIT = 15_000;

declare global {
  interface Window {
    /** Scripts of copies, in the order in which they were executed. */
    ran?: string[];
    /** Gone after a reload. */
    sameVisit?: boolean;
  }
}

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: new RegExp(failing.heading) });
const card = (page: Page) => page.getByText(/^页面(加载失败|出错了)，点击重试$/);

async function sightOf(page: Page): Promise<Sight> {
  const either = heading(page).or(card(page)).first();
  if (
    !(await either.waitFor({ timeout: LIMIT }).then(
      () => true,
      () => false,
    ))
  )
    return 'nothing';
  if (await card(page).isVisible()) return 'card';
  return (await heading(page).textContent())?.includes(MARK) ? 'new version' : 'previous version';
}

/** The mark shows which version drew the page. */
function editsOf({ edits = {} }: Fault): Edits {
  const marked = (code: string) =>
    replaced(code, `children:"${failing.heading}"`, `children:"${failing.heading}${MARK}"`);
  return { ...edits, page: (code) => edits.page?.(marked(code)) ?? marked(code) };
}

async function publishFaulty(bed: Bed, fault: Fault): Promise<void> {
  await bed.put(failing.app, versions.faulty, editsOf(fault));
  const { file } = fault;
  if (!file) return;
  const folder = `/${failing.app}/${versions.faulty}`;
  bed.network.disturb(new RegExp(`${folder}.*${file.name.source}|${folder}${file.name.source}`), file.does);
}

async function visit(page: Page, address: string, { after }: Fault): Promise<void> {
  if (after === undefined) return void (await page.goto(address));
  await page.clock.install();
  await page.goto(address, { waitUntil: 'commit' });
  // The host runs, and soon waits for the file: only then its time begins.
  await page.waitForFunction((title) => document.title === title, failing.heading);
  await pause(1000);
  await page.clock.fastForward(after);
}

async function opens(page: Page, hash: string, name: RegExp): Promise<boolean> {
  await page.evaluate((to) => (location.hash = to), hash);
  const there = page.getByRole('heading', { level: 1, name });
  return there.waitFor({ timeout: LIMIT }).then(
    () => true,
    () => false,
  );
}

/** What ops do: the file is whole again, or a release comes that is. */
async function mend(bed: Bed, { edits }: Fault): Promise<void> {
  bed.network.mend();
  if (edits) await bed.put(failing.app, versions.mended);
}

const isSameVisit = (page: Page) => page.evaluate(() => window.sameVisit === true);

async function toldIn({ events }: Bed, atLeast: number): Promise<string[]> {
  const codes = () => events.filter(({ kind }) => kind === 'error').map(({ code = 'none' }) => code);
  for (const end = Date.now() + 3000; codes().length < atLeast && Date.now() < end;)
    await pause(50);
  return codes();
}

/** Publishes a release that fails, opens it as a visitor does, and mends it. */
export async function tryFault(
  page: Page,
  world: string,
  fault: Fault,
  hasPrevious: boolean,
): Promise<Outcome> {
  const bed = await openBed({ world, apps: hasPrevious ? [...apps, failing.app] : apps });
  try {
    await publishFaulty(bed, fault);
    await visit(page, bed.address + failing.address, fault);
    const sees = await sightOf(page);
    await page.evaluate(() => (window.sameVisit = true));
    const ran = await page.evaluate(() => window.ran ?? []);
    const others = await opens(page, '/agreement', /协议/);
    await mend(bed, fault);
    await page.evaluate((hash) => (location.hash = hash), failing.address.slice(2));
    if ((await sightOf(page)) === 'card') await page.getByRole('button', { name: /重试/ }).first().click();
    const back = await heading(page)
      .waitFor({ timeout: LIMIT })
      .then(
        () => true,
        () => false,
      );
    return {
      sees,
      told: await toldIn(bed, fault.code ? 1 : 0),
      others,
      recovers: back && (await isSameVisit(page)),
      ran: fault.neverRuns !== undefined && ran.includes(`${versions.faulty} ${fault.neverRuns}`),
    };
  } finally {
    await page.goto('about:blank').catch(() => undefined);
    await bed.close();
  }
}
