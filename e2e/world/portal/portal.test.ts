import { worldUnderTest, type WorldUnderTest } from '../testing/world-under-test';
import words from './client/words.json';

let under: WorldUnderTest;
beforeAll(async () => {
  under = await worldUnderTest();
});
afterAll(() => under.close());

test.each([
  ['/', 'text/html', 'portal.js'],
  ['/portal/portal.css', 'text/css', '.device'],
  ['/portal/portal.js', 'text/javascript', '恢复初始'],
])('%s is served', async (url, type, part) => {
  const answer = await under.app.inject(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toContain(type);
  expect(answer.body).toContain(part);
});

test('every word that the page names is there in both languages', async () => {
  const { body: html } = await under.app.inject('/');
  const names = [...html.matchAll(/data-(?:w|label|tip|placeholder)="(\w+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(15);
  const known: Record<string, { zh: string; en: string }> = words;
  expect(names.filter((name = '') => !known[name]?.zh || !known[name].en)).toEqual([]);
});
