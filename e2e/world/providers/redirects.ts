import type { World } from '../world';

/** Where a login page may send a visitor: the world, the suite's gateway, and the origins in the options. */
export function allowedRedirect(world: World, own: string, address: unknown): URL | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username !== '' || url.password !== '') return undefined;
  const allowed = [own, ...world.redirectOrigins, ...(world.gateway ? [new URL(world.gateway).origin] : [])];
  return allowed.includes(url.origin) ? url : undefined;
}

/** The address with one more parameter, before its hash. */
export function withParams(url: URL, params: Record<string, string>): string {
  const result = new URL(url);
  for (const [name, value] of Object.entries(params)) result.searchParams.set(name, value);
  return result.href;
}
