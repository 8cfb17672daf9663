import { answerRegistry, boot, FakeRequest, forgetBoot, scripts } from '../testing/boot-page';
import { registryOf } from '../testing/registry';

const text = (revision: number) => JSON.stringify(registryOf(revision));
const asked = () => FakeRequest.all.map(({ url }) => url);
const came = (transferSize: number | undefined) =>
  Object.assign(performance, { getEntriesByType: () => [{ transferSize }] });

beforeEach(forgetBoot);
afterEach(() => Reflect.deleteProperty(performance, 'getEntriesByType'));

describe('a document that the gateway made of the live registry', () => {
  test('starts at once when the server has just sent or confirmed it', async () => {
    came(300);
    await boot({ snapshot: text(5), live: true, hash: '#/open-account' });
    expect(asked()).toEqual([]);
    expect(window.__suite).toMatchObject({ source: 'fresh', registry: { revision: 5 } });
    expect(localStorage.getItem('suite.device.revision')).toBe('5');
    expect(scripts()).toContain('/releases/remote-learning/1.0.0/OpenAccount.js');
  });

  test.each([
    ['came from what the browser had kept', 0],
    ['came, the engine does not tell from where', undefined],
  ])('asks for the registry when it %s', async (_, transferSize) => {
    came(transferSize);
    await boot({ snapshot: text(5), live: true });
    expect(asked()).toEqual(['/revision.json']);
  });

  test('asks for the registry when this device has seen a newer one', async () => {
    came(300);
    localStorage.setItem('suite.device.revision', '6');
    await boot({ snapshot: text(5), live: true });
    expect(asked()).toEqual(['/revision.json']);
  });

  test('asks for the registry at a retry', async () => {
    came(300);
    Object.assign(navigator, { sendBeacon: () => true });
    await boot({ snapshot: text(5), live: true });
    document.querySelector('head script')?.dispatchEvent(new Event('error'));
    document.querySelector('button')?.click();
    expect(asked()).toEqual(['/revision.json']);
    answerRegistry(text(8));
    expect(window.__suite).toMatchObject({ registry: { revision: 8 } });
  });
});

test('a document that was written when it was published asks for the registry even if it has just come', async () => {
  came(300);
  await boot({ snapshot: text(5) });
  expect(asked()).toEqual(['/revision.json']);
});
