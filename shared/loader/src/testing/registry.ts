import type { LiveRelease, OwnedRoute, Registry } from '../registry';
import { releaseOf } from './release';

const release = (app: string, over: Partial<LiveRelease> = {}): LiveRelease =>
  releaseOf('1.0.0', { base: `/releases/${app}/1.0.0/`, ...over });

/** A small registry: a host and two remotes with one page each. */
export function registryOf(revision = 5): Registry {
  return {
    schema: 1,
    revision,
    apps: {
      host: {
        live: release('host', { entry: 'host.js', styles: ['host.css'], polyfills: 'polyfills.js' }),
        previous: null,
      },
      'remote-learning': {
        live: release('remote-learning', {
          container: 'learning_1',
          tableFiles: ['routes.js'],
          routes: [
            {
              path: '/open-account',
              name: 'OpenAccount',
              title: '开户指引',
              files: ['OpenAccount.css', 'OpenAccount.js'],
            },
          ],
        }),
        previous: null,
      },
      'remote-tools': {
        live: release('remote-tools', {
          container: 'tools_1',
          tableFiles: ['routes.js'],
          routes: [{ path: '/counter/:kind', name: 'Counter', title: '计算器', files: ['Counter.js'] }],
        }),
        previous: null,
      },
    },
  };
}

/** The row of `/open-account`. */
export const openAccount: OwnedRoute = {
  app: 'remote-learning',
  path: '/open-account',
  name: 'OpenAccount',
  title: '开户指引',
  files: [],
};
