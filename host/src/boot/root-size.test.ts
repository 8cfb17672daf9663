import { keepRootSize } from './root-size';

const root = document.documentElement.style;
const frame = () => new Promise(requestAnimationFrame);

/** An engine in which a rem has this many times the pixels that it was given. */
function engineThatEnlarges(times: number) {
  jest.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    const given = parseFloat(root.fontSize) || window.innerWidth / 10;
    return { width: `${given * times}px` } as CSSStyleDeclaration;
  });
}

function turn(width: number, event: Event) {
  window.innerWidth = width;
  dispatchEvent(event);
}

beforeAll(keepRootSize);
beforeEach(() => {
  root.fontSize = '';
  window.innerWidth = 375;
});
afterEach(() => jest.restoreAllMocks());

test('where text is enlarged, the root gets smaller until a rem fits', async () => {
  engineThatEnlarges(1.5);
  await frame();
  expect(parseFloat(root.fontSize) * 1.5).toBeCloseTo(37.5);
});

test.each([
  ['in use', new Event('resize')],
  ['while the browser kept the page', Object.assign(new Event('pageshow'), { persisted: true })],
])('a phone that is turned %s gets the size of its new width', (_, event) => {
  engineThatEnlarges(1.5);
  turn(320, event);
  expect(parseFloat(root.fontSize) * 1.5).toBeCloseTo(32);
});

test('where a rem is what the document says, nothing is changed', () => {
  engineThatEnlarges(1);
  turn(320, new Event('resize'));
  expect(root.fontSize).toBe('');
});
