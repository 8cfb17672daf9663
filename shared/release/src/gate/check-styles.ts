import type { ReleaseManifest } from '@suite/kernel/registry';
import { wideSelectors, type WideSelector } from '@suite/kernel/style-scope';
import { ReleaseError } from '../release-error';

/** Libraries keep the values of their variables here. Pages that do not use them look the same. */
const isForVariables = ({ selector, variables }: WideSelector) =>
  variables && /^(?:html|body|:root|:host)+$/.test(selector);

/** Refuses a remote's style sheets that hit other apps' pages. Only the host has styles for the whole document. */
export function checkStyles({ name: app }: ReleaseManifest, files: ReadonlyMap<string, Buffer>): void {
  if (app === 'host') return;
  for (const [path, body] of files) {
    if (!path.endsWith('.css')) continue;
    const wide = wideSelectors(body.toString()).find((one) => !isForVariables(one));
    if (wide) throw new ReleaseError('STYLE_WIDE', { app, path, selector: wide.selector.slice(0, 80) });
  }
}
