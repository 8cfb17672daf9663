import type { Site } from '@suite/kernel/site';
import type { GatewayOptions } from '@suite/release/gateway';

/** Site settings for a suite on this machine: all outside services are the world's. */
export const localSite = (world: string): Site => ({
  environment: 'dev',
  messenger: {
    appId: 'wx20c0ffee20c0ffee',
    authorizeUrl: `${world}/connect/oauth2/authorize`,
    originalIds: { official: 'gh_20c0ffee0001', miniProgram: 'gh_20c0ffee0002' },
  },
  login: { url: `${world}/passport/login`, appId: 'learn-h5' },
  eSign: { name: '安心签', treatyUrl: `${world}/e-sign/treaty` },
  hosts: { desktop: `${world}/desktop`, miniProgram: `${world}/mini` },
  cdn: '/',
});

/** What a document may use beside its own origin: the world serves the second video line. */
export const localSources = (world: string): GatewayOptions['sources'] => ({
  connect: [world],
  media: [world],
});
