import { pageRelease, prepareElement } from './assets';
import type { OwnedRoute } from './registry';
import { loaderOf, tableOf } from './testing/page-loader';
import { openAccount } from './testing/registry';
import type { PageRelease } from './window';

const Page = () => null;
const chunk = '/releases/files/shared.js';

/** The releases for which the chunk has run. */
let ran: string[];

beforeEach(() => (ran = []));
afterEach(() => {
  delete window.__suite;
  document.head.innerHTML = '';
});

/** Loads the chunk as webpack's code does: it joins a request for the same address that is under way. */
function loadChunk(release: PageRelease): Promise<void> {
  const address = chunk + release.retry;
  const begun = Array.from(document.scripts).find((script) => script.getAttribute('src') === address);
  const script = begun ?? document.createElement('script');
  if (!begun) {
    script.src = address;
    prepareElement(script, release);
    document.head.appendChild(script);
  }
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => {
      if (ran.includes(release.name)) resolve();
      else
        reject(
          Object.assign(new Error(`Loading chunk failed. (missing: ${chunk})`), { name: 'ChunkLoadError' }),
        );
    });
  });
}

/** Lets a script run for the release of its element. */
function arrive(script: HTMLScriptElement): void {
  ran.push(script.release?.name as string);
  script.dispatchEvent(new Event('load'));
  script.remove();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('when two releases wait for one script, the one that it does not run for asks again', async () => {
  const other: OwnedRoute = { ...openAccount, app: 'remote-tools', name: 'Counter' };
  const { pages, tell } = loaderOf(async ({ container }) => {
    const page = () => loadChunk(pageRelease(container as string)).then(() => ({ default: Page }));
    return tableOf(page, openAccount, other);
  });
  const loads = [pages.load(openAccount), pages.load(other)];
  await settled();
  const [first, none] = Array.from(document.scripts);
  expect(none).toBeUndefined();
  arrive(first as HTMLScriptElement);
  await settled();
  const [second] = Array.from(document.scripts);
  expect(second?.getAttribute('src')).toBe(`${chunk}?r=1`);
  arrive(second as HTMLScriptElement);
  expect(await Promise.all(loads)).toEqual([Page, Page]);
  expect(ran).toEqual(['learning_1', 'tools_1']);
  expect(tell).not.toHaveBeenCalled();
});
