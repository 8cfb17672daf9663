import type { Context } from '@suite/kernel';
import type { Environment } from '@suite/kernel/site';
import type { PanelParts } from '../panel/facts';

/** The console opens by `?vconsole=on`, and in the app outside production. */
export const wantsConsole = (href: string, context: Context, environment: Environment): boolean =>
  /[?&]vconsole=on(?:[&#]|$)/.test(href) || (context === 'shell' && environment !== 'prod');

/** Fetches the console with the suite's panel and opens it; other visitors never download it. */
export async function openConsole(parts: PanelParts): Promise<void> {
  const panel = await import(/* webpackChunkName: "debug-console" */ '../panel/open-console');
  panel.openConsole(parts);
}
