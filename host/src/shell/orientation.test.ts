import { held, isLandscape, isPhone, type Held } from './orientation';

const portrait: Held = { width: 375, height: 667, typing: false };
const wide: Held = { width: 667, height: 375, typing: false };
const upright: Held = { width: 375, height: 375, typing: false };

test.each<[string, Held, boolean]>([
  ['the screen says portrait', { ...portrait, screenType: 'portrait-primary' }, false],
  ['the screen says landscape', { ...wide, screenType: 'landscape-secondary' }, true],
  [
    'the keyboard is open on an upright screen',
    { ...wide, screenType: 'portrait-primary', typing: true },
    false,
  ],
  ['an upright half of a screen on its side', { ...portrait, screenType: 'landscape-primary' }, false],
  ['an upright half of a screen on its side, by the angle', { ...portrait, angle: 90 }, false],
  ['an angle of 90', { ...wide, angle: 90 }, true],
  ['an angle of -90', { ...wide, angle: -90 }, true],
  ['upright, with the keyboard open, by the angle', { ...wide, angle: 0, typing: true }, false],
  ['on its head', { ...portrait, angle: 180 }, false],
  ['nothing but measures, wide', wide, true],
  ['nothing but measures, wide because of the keyboard', { ...wide, typing: true }, false],
  ['nothing but measures, upright', portrait, false],
  ['nothing but measures, as wide as high', upright, false],
  ['the screen says portrait, at any angle', { ...wide, screenType: 'portrait-primary', angle: 90 }, false],
  ['upright by the angle, though the page is wide', { ...wide, angle: 0 }, false],
])('%s', (_, held, landscape) => {
  expect(isLandscape(held)).toBe(landscape);
});

test.each([
  ['Mozilla/5.0 (Linux; Android 13; V2230) Mobile MicroMessenger/8.0', [412, 915], true],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_4)', [844, 390], true],
  ['Mozilla/5.0 (iPad; CPU OS 12_5)', [768, 1024], false],
  ['Mozilla/5.0 (Linux; Android 13) Mobile MicroMessenger/8.0', [1280, 800], false],
  ['Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0.20 WindowsWechat', [1366, 560], false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130', [1366, 560], false],
] as const)('%s on a screen of %s', (userAgent, [width, height], phone) => {
  expect(isPhone(userAgent, { width, height })).toBe(phone);
});

describe('how this phone is held', () => {
  const give = (object: object, name: string, value: unknown) =>
    Object.defineProperty(object, name, { value, configurable: true });
  afterEach(() => {
    give(screen, 'orientation', undefined);
    give(window, 'orientation', undefined);
    document.body.innerHTML = '';
  });

  test('has the type of the screen and the angle, each if the engine knows it', () => {
    expect(held()).toEqual({ width: 1024, height: 768, typing: false });
    give(screen, 'orientation', { type: 'landscape-primary' });
    give(window, 'orientation', -90);
    expect(held()).toMatchObject({ screenType: 'landscape-primary', angle: -90 });
    give(window, 'orientation', {});
    expect(held().angle).toBeUndefined();
  });

  test.each([
    ['<input>', true],
    ['<textarea></textarea>', true],
    ['<select></select>', true],
    ['<button></button>', false],
    ['<x-input tabindex="0"></x-input>', false],
    ['<select-date tabindex="0"></select-date>', false],
  ])('%s takes the keyboard: %s', (html, typing) => {
    document.body.innerHTML = html;
    (document.body.firstElementChild as HTMLElement).focus();
    expect(held().typing).toBe(typing);
  });
});
