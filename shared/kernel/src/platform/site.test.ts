import { site } from '../testing';
import { siteFault } from './site';

test('a complete site has no fault, and its last two settings may be absent', () => {
  expect(siteFault(site)).toBeUndefined();
  expect(
    siteFault({ ...site, errorDsn: 'https://key@errors.example/1', cdn: 'https://cdn.example/a/' }),
  ).toBeUndefined();
});

test.each(['dev', 'test', 'prod'])('%s is an environment', (environment) => {
  expect(siteFault({ ...site, environment })).toBeUndefined();
});

test.each([
  ['/', true],
  ['/assets/', true],
  ['https://cdn.example/', true],
  ['http://cdn.example/a/b/', true],
  ['//cdn.example/', true],
  ['/assets', false],
  ['assets/', false],
  ['ftp://cdn.example/', false],
  ['x https://cdn.example/', false],
  ['', false],
])('whether static assets can lie at %j: %s', (cdn, fits) => {
  expect(siteFault({ ...site, cdn })).toBe(fits ? undefined : 'cdn');
});

test.each(['https:///login', 'x https://login.example', 'https:// login.example', 7])(
  'the address %j leads nowhere',
  (url) => {
    expect(siteFault({ ...site, login: { ...site.login, url } })).toBe('login.url');
  },
);

test.each([
  ['environment', { ...site, environment: 'staging' }],
  ['messenger.appId', { ...site, messenger: { ...site.messenger, appId: ' ' } }],
  [
    'messenger.authorizeUrl',
    { ...site, messenger: { ...site.messenger, authorizeUrl: 'javascript:alert(1)' } },
  ],
  ['messenger.originalIds.official', { ...site, messenger: { ...site.messenger, originalIds: null } }],
  ['login.url', { ...site, login: { url: '/login', appId: 'x' } }],
  ['login.appId', { ...site, login: { url: site.login.url, appId: 7 } }],
  [
    'messenger.originalIds.miniProgram',
    { ...site, messenger: { ...site.messenger, originalIds: { official: 'gh_1' } } },
  ],
  ['eSign.name', { ...site, eSign: { ...site.eSign, name: '' } }],
  ['eSign.treatyUrl', { ...site, eSign: { name: '安心签' } }],
  ['hosts.desktop', { ...site, hosts: {} }],
  ['hosts.miniProgram', { ...site, hosts: { desktop: site.hosts.desktop } }],
  ['errorDsn', { ...site, errorDsn: 'errors.example/1' }],
  ['cdn', { ...site, cdn: 'https://cdn.example/a' }],
  ['analyticsUrl', { ...site, analyticsUrl: '' }],
  ['environment', null],
  ['environment', undefined],
])('a wrong %s is named', (name, wrong) => {
  expect(siteFault(wrong)).toBe(name);
});
