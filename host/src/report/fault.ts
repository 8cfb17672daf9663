import type { LoadEvent, Registry, RegistryApp } from '@suite/loader/registry';

/** The event of an error in a page that runs; the stack says whose code threw it. The error's message is left out. */
export function faultOf(error: unknown, { apps }: Registry, page: string | undefined): LoadEvent {
  const { name = '', stack = '' } = (error ?? {}) as Partial<Error>;
  const named = /\/releases\/([\w-]+)\//.exec(stack)?.[1] ?? '';
  const app = apps[named] ? named : 'host';
  const { live, stable } = apps[app] as RegistryApp;
  const code = /^[A-Z][A-Za-z]{0,24}$/.test(name) ? name.replace(/\B[A-Z]/g, '-$&').toLowerCase() : 'error';
  return { app, version: live.version, canary: !!stable, kind: 'fault', code, ...(page && { page }) };
}
