import { expect, heading, open, test } from '../suite';

/** What became of a text that a place of the page was given. */
type Given = 'taken' | 'refused';

test('no text becomes a script or active markup, and plain markup is drawn', async ({ page }) => {
  await open(page, 'mid-course', 'browser', '/agreement');
  await expect(heading(page)).toBeVisible();
  const given = await page.evaluate(() => {
    const tried = (put: () => void): Given => {
      try {
        put();
        return 'taken';
      } catch {
        return 'refused';
      }
    };
    const markup = (html: string) => tried(() => (document.createElement('div').innerHTML = html));
    const script = (address: string) => tried(() => (document.createElement('script').src = address));
    return [
      markup('<b title="one">词</b> 1 &lt; 2'),
      markup('<img src="x" onerror="alert(1)">'),
      markup('<a href="javascript:alert(1)">词</a>'),
      markup('<iframe src="/"></iframe>'),
      tried(() => new DOMParser().parseFromString('<script>alert(1)</script>', 'text/html')),
      script('/releases/host/files/host.js'),
      script('/api/media/pictures/script.js'),
      script('https://stranger.example/x.js'),
    ];
  });
  expect(given).toEqual([
    ...['taken', 'refused', 'refused', 'refused', 'refused'],
    ...['taken', 'refused', 'refused'],
  ]);
});
