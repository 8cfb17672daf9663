import type { Context } from '@suite/kernel';
import type { Environment } from '@suite/kernel/registry';

/** The console opens by `?vconsole=on`, and in the app outside production. */
export const wantsConsole = (href: string, context: Context, environment: Environment): boolean =>
  /[?&]vconsole=on(?:[&#]|$)/.test(href) || (context === 'shell' && environment !== 'prod');

/** Fetches the console and opens it; other visitors never download it. */
export async function openConsole(): Promise<void> {
  const { default: VConsole } = await import(/* webpackChunkName: "debug-console" */ 'vconsole');
  new VConsole();
}
