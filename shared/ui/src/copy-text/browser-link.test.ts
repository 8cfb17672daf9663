import { browserLink } from './browser-link';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['/?platform=app#/make-new?view=list', '/#/make-new?view=list'],
  ['/?code=071&state=1#/make-new', '/#/make-new'],
  ['/#/make-new?platform=app', '/#/make-new'],
  ['/#/make-new?platform=app&view=list', '/#/make-new?view=list'],
  ['/#/make-new?view=list&platform=app', '/#/make-new?view=list'],
  ['/#/make-new?view=platform', '/#/make-new?view=platform'],
])('the page at %s opens in a browser at %s', (address, link) => {
  history.replaceState(null, '', address);
  expect(browserLink()).toBe(`${location.origin}${link}`);
});
