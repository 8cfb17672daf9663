import VConsole from 'vconsole';
import type { PanelParts } from './facts';
import { panelOf } from './panel';

/** The console's own button stands above the bottom bar of a page; whoever tests may still drag it. */
function raiseButton(): void {
  const button = document.querySelector<HTMLElement>('#__vconsole .vc-switch');
  if (button) button.style.marginBottom = '80px';
}

/** Opens the console, with the suite's panel as its last tab. */
export function openConsole(parts: PanelParts): void {
  const vConsole = new VConsole({ onReady: raiseButton });
  const plugin = new VConsole.VConsolePlugin('suite', 'Suite');
  const place = document.createElement('div');
  plugin.on('renderTab', (show: (content: HTMLElement) => void) => show(place));
  // Made anew each time it is looked at.
  plugin.on('show', () => {
    place.textContent = '';
    place.appendChild(panelOf(parts));
  });
  vConsole.addPlugin(plugin);
}
