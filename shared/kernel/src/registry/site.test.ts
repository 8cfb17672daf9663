import { siteFault, type Site } from './site';

const site: Site = {
  environment: 'test',
  messenger: {
    appId: 'wx1',
    authorizeUrl: 'https://messenger.example/authorize',
    originalIds: { official: 'gh_1', miniProgram: 'gh_2' },
  },
  login: { url: 'http://127.0.0.1:4401/login', appId: 'learn' },
  eSign: { name: '安心签', treatyUrl: 'https://sign.example.test/treaty' },
  hosts: { desktop: 'https://www.example', miniProgram: 'https://mini.example' },
  cdn: '/',
};

test('a complete site has no fault, and its last two settings may be absent', () => {
  expect(siteFault(site)).toBeUndefined();
  expect(
    siteFault({ ...site, errorDsn: 'https://key@errors.example/1', cdn: 'https://cdn.example/a/' }),
  ).toBeUndefined();
});

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
  ['hosts.desktop', { ...site, hosts: {} }],
  ['cdn', { ...site, cdn: 'https://cdn.example/a' }],
  ['analyticsUrl', { ...site, analyticsUrl: '' }],
  ['environment', null],
  ['environment', undefined],
])('a wrong %s is named', (name, wrong) => {
  expect(siteFault(wrong)).toBe(name);
});
