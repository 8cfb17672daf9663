import VConsole from 'vconsole';
import type { PanelParts } from './facts';
import { panelOf } from './panel';

/** Opens the console, with the suite's panel as its last tab. */
export function openConsole(parts: PanelParts): void {
  const vConsole = new VConsole();
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
