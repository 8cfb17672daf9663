import * as kernel from '@suite/kernel';
import * as router from '@suite/kernel/router';
import * as base from '@suite/ui/base';
import { init, loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LiveRelease } from '@suite/kernel/registry';
import type { RouteTable } from '@suite/kernel/routes';
import { singletons, type Singleton } from '@suite/kernel/singletons';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';

/** A script that does not arrive in this time has failed. */
const TIME_LIMIT = 120_000;

/** Filled in by the build, from the packages themselves. */
declare const __SINGLETON_VERSIONS__: Record<Singleton, string>;

const modules: Record<Singleton, unknown> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@suite/kernel': kernel,
  '@suite/kernel/router': router,
  '@suite/ui/base': base,
};

/** What webpack's containers read: each version of a shared module and how to get it. */
const scope = Object.fromEntries(
  singletons.map((name) => [
    name,
    {
      [__SINGLETON_VERSIONS__[name]]: {
        from: 'host',
        loaded: 1,
        eager: true,
        get: () => () => modules[name],
      },
    },
  ]),
);

let started = false;

/** Offers the host's copies of the shared modules to every remote of the page. */
export function startFederation(): void {
  if (started) return;
  started = true;
  const host = init({
    name: 'host',
    remotes: [],
    plugins: [
      {
        name: 'time-limit',
        createScript({ url }) {
          const script = document.createElement('script');
          script.src = url;
          script.async = true;
          return { script, timeout: TIME_LIMIT };
        },
      },
    ],
  });
  host.initShareScopeMap('default', scope as never);
}

/** Loads a release's route table; a retry asks under another address, because a hung request is joined. */
export async function loadTable(release: LiveRelease, attempt: number): Promise<RouteTable> {
  const container = release.container as string;
  const entry = release.base + release.entry + (attempt > 0 ? `?r=${attempt}` : '');
  registerRemotes([{ name: container, entry, entryGlobalName: container, type: 'global' }], {
    force: attempt > 0,
  });
  const module = await loadRemote<{ default: RouteTable }>(`${container}/routes`);
  if (!module?.default?.routes) throw new Error(`${container} exposes no route table`);
  return module.default;
}
