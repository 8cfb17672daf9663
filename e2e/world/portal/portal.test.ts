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

test('the API is served as OpenAPI with a viewer that asks no other server, for this machine only', async () => {
  const { json } = await under.app.inject('/world/openapi.json');
  expect(json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
  const { body } = await under.app.inject('/world/api-docs');
  const parts = [...body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part = '']) => part);
  expect(parts.filter((part) => /^(?:https?:)?\/\//.test(part))).toEqual([]);
  for (const part of parts.filter((part) => !part.startsWith('data:')))
    expect((await under.app.inject(`/world/${part}`)).statusCode).toBe(200);
  const answer = await under.app.inject({ url: '/world/api-docs', remoteAddress: '192.168.1.7' });
  expect(answer.statusCode).toBe(403);
});
