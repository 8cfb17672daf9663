import type { Site } from '../platform/site';

/** Complete settings of an environment, for tests. */
export const site: Site = {
  environment: 'test',
  messenger: {
    appId: 'wx1',
    authorizeUrl: 'https://open.messenger.test/authorize',
    originalIds: { official: 'gh_1', miniProgram: 'gh_2' },
  },
  login: { url: 'https://passport.test/login', appId: 'learn' },
  eSign: { name: '安心签', treatyUrl: 'https://sign.example.test/treaty' },
  hosts: { desktop: 'https://www.example.test', miniProgram: 'https://mini.example.test' },
  cdn: '/',
};
