import type { LiveRelease } from '@suite/kernel/registry';
import { begunContainer } from './first-container';

const release: LiveRelease = {
  version: '1.0.0',
  base: '/releases/remote-x/1.0.0/',
  entry: 'entry.js',
  container: 'x_1',
  styles: [],
  routes: [],
};
const container = { init: jest.fn(), get: jest.fn() };
const page = window as unknown as Record<string, unknown>;

function begin() {
  document.head.appendChild(document.createElement('script')).setAttribute('src', '/other.js');
  const script = document.createElement('script');
  script.setAttribute('src', '/releases/remote-x/1.0.0/entry.js');
  document.head.appendChild(script);
  return script;
}

afterEach(() => {
  document.head.innerHTML = '';
  delete page.x_1;
});

test('a container that is there already is given at once', async () => {
  page.x_1 = container;
  expect(await begunContainer(release)).toBe(container);
});

test('one that is on its way is waited for', async () => {
  const script = begin();
  const waiting = begunContainer(release);
  page.x_1 = container;
  script.dispatchEvent(new Event('load'));
  expect(await waiting).toBe(container);
});

test.each(['error', 'load'])(
  'a container whose script ends with %s without defining it is missing',
  async (event) => {
    const script = begin();
    const waiting = begunContainer(release);
    script.dispatchEvent(new Event(event));
    expect(await waiting).toBeUndefined();
  },
);

test('a container whose script was not requested is not waited for', async () => {
  expect(await begunContainer(release)).toBeUndefined();
});
