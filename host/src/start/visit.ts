import type { Context, Line, Platform } from '@suite/kernel';
import { siteFault, type Site } from '@suite/kernel/site';
import type { BootState } from '@suite/loader';
import { routesOf, type OwnedRoute, type Registry } from '@suite/loader/registry';
import { contextOf } from '../platform/context';
import { withParams } from '../session/addresses';
import { lineAt } from '../session/return-path';

/** What is known when the app starts and stays the same until the page is left. */
export interface Visit {
  registry: Registry;
  site: Site;
  rows: readonly OwnedRoute[];
  context: Context;
  flags: Platform['flags'];
  /** The course line whose session this document has. */
  line: Line;
  /** Address at which the page was entered. */
  entry: string;
  /** Version of the host that runs here. */
  version: string;
  /** Whether that host is a canary. */
  canary: boolean;
}

function siteOf({ site }: Registry): Site {
  const fault = siteFault(site);
  if (fault) throw new Error(`the registry's site has no valid ${fault}`);
  return site as Site;
}

/** Reads the visit from the registry and the page; throws when the registry lacks a setting. */
export function visitOf({ registry, bucket }: BootState): Visit {
  const entry = location.href;
  const context = contextOf(navigator.userAgent, entry);
  // Behind the hash the mark of the native app goes with its page, and the next document would be a browser's.
  if (context === 'shell') history.replaceState(history.state, '', withParams(entry, { platform: 'app' }));
  const { host } = registry.apps;
  const rows = routesOf(registry);
  return {
    registry,
    site: siteOf(registry),
    rows,
    line: lineAt(rows, location.hash),
    context,
    flags: { rules: registry.flags, bucket },
    entry,
    version: host?.live.version ?? '',
    canary: !!host?.stable,
  };
}
