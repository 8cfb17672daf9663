import { answerRegistry, boot, card, forgetBoot, hrefs, registryOf, scripts } from '@suite/loader/testing';

const snapshot = JSON.stringify(registryOf(5));
const run = async () => {
  await import('./inline');
};

beforeEach(forgetBoot);

const oldMessenger = 'Mozilla/5.0 (Linux; Android 9) MicroMessenger/7.0.11';

test('a device below the floor is led to where it says what to upgrade', async () => {
  await boot({ snapshot, hash: '#/open-account', userAgent: oldMessenger, run });
  expect(location.hash).toBe('#/update');
  expect(hrefs()).toEqual(['/releases/host/1.0.0/host.js']);
});

test('an engine that cannot run the application is told so at once, and downloads no file', async () => {
  const { Proxy } = window;
  Object.assign(window, { Proxy: undefined });
  await boot({ snapshot, userAgent: oldMessenger, run });
  Object.assign(window, { Proxy });
  expect(card()).toContain('当前微信版本过低');
  expect(hrefs()).toEqual([]);
});

test('an engine that lacks features gets them before the host', async () => {
  Object.assign(window, { ResizeObserver: undefined });
  await boot({ snapshot, run });
  answerRegistry(snapshot);
  expect(scripts()).toEqual(['/releases/host/1.0.0/polyfills.js']);
});
