import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { openBed, type Bed } from './bed';
import { replaced, type Edits } from './copy-of';
import { MARK, versions, type Fault } from './fault-list';

/** What a visitor can see in the end. */
type Sight = 'new version' | 'previous version' | 'card' | 'nothing';

/** The effects of one fault. */
export interface Outcome {
  sees: Sight;
  /** Codes of the failures that were reported to ops. */
  told: string[];
  /** Whether a page of another remote opened in the same visit. */
  others: boolean;
  /** Whether the page opened in the same visit once the fault was mended. */
  recovers: boolean;
  /** Whether code ran that was never published. */
  ran: boolean;
}

/** The outcome that a fault must have. */
export function wanted({ code }: Fault, hasPrevious: boolean): Outcome {
  const without = code === undefined ? 'new version' : 'card';
  const sees = hasPrevious && code !== undefined ? 'previous version' : without;
  return { sees, told: code === undefined ? [] : [code], others: true, recovers: true, ran: false };
}

declare global {
  interface Window {
    /** Scripts of copies, in the order in which they were executed. */
    ran?: string[];
    /** A mark that a reload removes. */
    sameVisit?: boolean;
  }
}

const LIMIT = 15_000;

const shows = (what: Locator) =>
  what.waitFor({ timeout: LIMIT }).then(
    () => true,
    () => false,
  );
const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const cardOf = (page: Page) => page.getByText(/^页面(没有加载出来|出错了)，请再试一次$/);
const goTo = (page: Page, path: string) => page.evaluate((to) => (location.hash = to), path);

async function sightOf(page: Page, heading: Locator): Promise<Sight> {
  const card = cardOf(page);
  if (!(await shows(heading.or(card).first()))) return 'nothing';
  if (await card.isVisible()) return 'card';
  return (await heading.textContent())?.includes(MARK) ? 'new version' : 'previous version';
}

/** The mark shows which version drew the page. */
function editsOf({ edits = {}, page: { name, heading } }: Fault): Edits {
  const drawn = new RegExp(`(?<=(?:children|title):")${heading}(?=")`);
  const marked = (code: string) => replaced(code, drawn, `${heading}${MARK}`);
  return { ...edits, of: name, page: (code) => edits.page?.(marked(code)) ?? marked(code) };
}

async function publish(bed: Bed, fault: Fault): Promise<void> {
  const { file, page } = fault;
  await bed.put(page.app, versions.faulty, editsOf(fault));
  if (file) bed.network.disturb(new RegExp(`/${page.app}/${versions.faulty}/${file.name.source}`), file.does);
}

async function visit(page: Page, address: string, { after, page: failing }: Fault): Promise<void> {
  if (after !== undefined) await page.clock.install();
  await page.goto(`${address}/#${(failing.after ?? failing).path}`, { waitUntil: 'commit' });
  if (failing.after) {
    await shows(headingOf(page, failing.after.heading));
    await goTo(page, failing.path);
  }
  if (after === undefined) return;
  // The host has started and waits for the file, so its time limit has begun.
  await page.getByRole('banner').waitFor();
  await pause(1000);
  await page.clock.fastForward(after);
}

/** Mends the fault as ops would: the file is whole again, or a release without the defect is published. */
async function mend(bed: Bed, { edits, page }: Fault): Promise<void> {
  bed.network.mend();
  if (edits) await bed.put(page.app, versions.mended, { of: page.name });
}

async function toldIn({ events }: Bed, atLeast: number): Promise<string[]> {
  const codes = () => events.filter(({ kind }) => kind === 'error').map(({ code = 'none' }) => code);
  for (const end = Date.now() + 3000; codes().length < atLeast && Date.now() < end;) await pause(50);
  return codes();
}

async function look(page: Page, bed: Bed, fault: Fault): Promise<Outcome> {
  const heading = headingOf(page, fault.page.heading);
  await visit(page, bed.address, fault);
  const sees = await sightOf(page, heading);
  const ran = await page.evaluate(() => {
    window.sameVisit = true;
    return window.ran ?? [];
  });
  await goTo(page, '/agreement');
  const others = await shows(headingOf(page, '用户协议'));
  await mend(bed, fault);
  await goTo(page, fault.page.path);
  if ((await sightOf(page, heading)) === 'card') await page.getByRole('button', { name: /重试/ }).click();
  const back = await shows(heading);
  return {
    sees,
    told: await toldIn(bed, fault.code ? 1 : 0),
    others,
    recovers: back && (await page.evaluate(() => window.sameVisit === true)),
    ran: fault.neverRuns !== undefined && ran.includes(`${versions.faulty} ${fault.neverRuns}`),
  };
}

/** Publishes a faulty release, opens it as a visitor does, and mends it. */
export async function tryFault(
  page: Page,
  world: string,
  fault: Fault,
  hasPrevious: boolean,
): Promise<Outcome> {
  const apps = ['host', 'remote-contracts', ...(hasPrevious ? [fault.page.app] : [])];
  const bed = await openBed({ world, apps });
  try {
    await publish(bed, fault);
    return await look(page, bed, fault);
  } finally {
    await page.goto('about:blank').catch(() => undefined);
    await bed.close();
  }
}
