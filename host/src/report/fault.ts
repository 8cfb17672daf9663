import { isCallError, type Platform } from '@suite/kernel';
import type { LoadEvent, Registry, RegistryApp } from '@suite/loader/registry';

/** A page, and app and version that it comes from. */
export type Where = ReturnType<Platform['where']>;

/** App and version whose code threw an error, by its stack. */
export function throwerOf(
  error: unknown,
  { apps }: Registry,
  where: Where,
): { app: string; version: string } {
  const { stack = '' } = (error ?? {}) as Partial<Error>;
  const named = /\/releases\/([\w-]+)\//.exec(stack)?.[1] ?? '';
  const app = apps[named] ? named : 'host';
  // The page may run a version that took the place of the live one.
  return { app, version: where.app === app ? where.version : (apps[app] as RegistryApp).live.version };
}

const codeOf = ({ name = '' }: Partial<Error>) =>
  /^[A-Z][A-Za-z]{0,24}$/.test(name) ? name.replace(/\B[A-Z]/g, '-$&').toLowerCase() : 'error';

/** What a failed call came to, such as `status-502`: the last words of its error. */
const callCode = ({ message = '' }: Partial<Error>) =>
  (/: ([a-z]+ (?:[a-z]+|\d{1,3}))$/.exec(message)?.[1] ?? 'error').replace(' ', '-');

/**
 * The events of an error in a page that runs; its message is left out. The stack says whose code threw it. A call that
 * failed counts for the page's app and for the host, which sent it.
 */
export function eventsOf(error: unknown, registry: Registry, where: Where): LoadEvent[] {
  const event = (app: string, version: string, kind: LoadEvent['kind'], code: string): LoadEvent => {
    const { live, stable } = registry.apps[app] as RegistryApp;
    const canary = !!stable && version === live.version;
    return { app, version, canary, kind, code, ...(where.page && { page: where.page }) };
  };
  if (isCallError(error, 'service')) {
    const host = { app: 'host', version: (registry.apps.host as RegistryApp).live.version };
    return [where, host]
      .filter(({ app }, index) => index === 0 || app !== where.app)
      .map(({ app, version }) => event(app, version, 'call', callCode(error)));
  }
  const { app, version } = throwerOf(error, registry, where);
  return [event(app, version, 'fault', codeOf((error ?? {}) as Partial<Error>))];
}
