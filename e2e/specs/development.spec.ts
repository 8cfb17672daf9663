import { startDevelopment } from '../releases/development';
import { expect, test } from './suite';

const PAGE = 'remote-tools/src/calculators/income/income.page.tsx';
const TABLE = 'remote-tools/src/calculators/routes.ts';
const WORLD = 'e2e/world/main.ts';
/** After its first compilation webpack writes its cache, and compiles no change as long as it does. */
const soon = { timeout: 60_000 };

test('a change comes while the form keeps its content, a new route too; mistakes are shown over the page', async ({
  page,
}) => {
  // It compiles from nothing: 80 seconds alone, and three minutes and a half beside all other tests.
  test.setTimeout(600_000);
  const { address, world, built, edit, opened, close } = await startDevelopment('remote-tools');
  try {
    // The other apps are those that were built here.
    expect(built).toEqual([]);
    await page.goto(`${world}/go/tools-buyer/browser?to=${encodeURIComponent('/myinfo/counter/income')}`);
    const principal = page.getByRole('textbox', { name: '本金' });
    await principal.fill('5678');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));

    await edit(PAGE, (text) => text.replace('计息方式', '怎样计息'));
    await expect(page.getByText('怎样计息')).toBeVisible(soon);
    await expect(principal).toHaveValue('5678');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

    const problems = page.getByRole('alertdialog');
    await edit(PAGE, (text) => `${text}export const wrong: number = 'text';\n`);
    await expect(problems).toContainText("Type 'string' is not assignable to type 'number'", soon);
    await problems.getByRole('button', { name: PAGE }).click();
    await expect.poll(opened).toMatch(/income\.page\.tsx(?::| )\d+/);

    await edit(PAGE, (text) => text.replace(/export const wrong.*/, 'const = ;'));
    await expect(problems).toContainText('TS1134', soon);
    await edit(PAGE, (text) => text.replace('const = ;', ''));
    await expect(problems).toBeHidden(soon);

    const registry = async () => (await fetch(`${address}/registry.json`)).text();
    await edit(TABLE, (text) => text.replace('/counter/income', '/counter/interest'));
    await expect.poll(registry, soon).toContain('/myinfo/counter/interest');
    await edit(TABLE, (text) => text.replace('/counter/interest', '/counter/income'));
    await expect.poll(registry, soon).toContain('/myinfo/counter/income');
    await expect(problems).toBeHidden(soon);

    // Changes reload that page, a moment later, and its document comes by the world: this one does not need it.
    const other = await page.context().newPage();
    await other.goto(`${address}/#/agreement`);
    const ofWorld = other.getByRole('alertdialog');
    await edit(WORLD, (text) => `${text}\nthrow new Error('a handler that does not run');\n`);
    await expect(ofWorld).toContainText('a handler that does not run', soon);
    await edit(WORLD, (text) => text.replace(/throw new Error\('a handler.*/, ''));
    await expect(ofWorld).toBeHidden(soon);
  } finally {
    await close();
  }
});
