import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createGateway } from '@suite/release/gateway';
import { expect, test as base } from './suite';

const script = 'document.documentElement.setAttribute("data-ran", location.origin)';
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><script>${script}</script></svg>`;
const uploads: Record<string, [type: string, body: string]> = {
  '/api/upload.svg': ['image/svg+xml', picture],
  '/api/upload.html': ['text/html', `<title>x</title><script>${script}</script>`],
  '/api/upload.txt': ['text/plain', `<title>x</title><script>${script}</script>`],
  '/api/untyped': ['', `<!doctype html><title>x</title><script>${script}</script>`],
};

/** A provider that gives out what learners have uploaded, as carelessly as it can. */
const careless: RequestListener = ({ url = '' }, response) => {
  const [type, body] = uploads[url] ?? ['text/plain', ''];
  response.setHeader('content-security-policy', "script-src * 'unsafe-inline'");
  if (type) response.setHeader('content-type', type);
  response.end(body);
};

/** The address of such a provider, and of a gateway before it. */
const test = base.extend<{ provider: string; gateway: string }>({
  provider: async ({}, use) => {
    const server = createServer(careless).listen(0, '127.0.0.1');
    await once(server, 'listening');
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    server.close();
  },
  gateway: async ({ provider }, use) => {
    const store = await mkdtemp(join(tmpdir(), 'suite-uploads-'));
    const gateway = createGateway({ store, api: provider });
    await use(await gateway.listen({ port: 0, host: '127.0.0.1' }));
    await gateway.close();
    await rm(store, { recursive: true });
  },
});

test.use({ breaksPolicy: true });

for (const path of Object.keys(uploads)) {
  test(`an upload that is opened by itself does not run in the app’s origin: ${path}`, async ({
    page,
    gateway,
    provider,
  }) => {
    const ran = () => page.evaluate(() => document.documentElement.getAttribute('data-ran'));
    await page.goto(provider + path);
    expect(await ran()).toBe(path === '/api/upload.txt' ? null : provider);
    await page.goto(gateway + path);
    expect(await ran()).toBeNull();
    expect(await page.evaluate(() => self.origin)).toBe('null');
  });
}

test('the same picture is still shown in a page of the app’s origin', async ({ page, gateway }) => {
  await page.goto(`${gateway}/nowhere`);
  const width = await page.evaluate(async () => {
    const image = new Image();
    image.src = '/api/upload.svg';
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBe(8);
});
