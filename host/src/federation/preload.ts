import type { LiveRelease, OwnedRoute } from '@suite/kernel/registry';

const asked = new Set<string>();

const isStyle = (file: string) => /\.css$/.test(file);

function preload(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', isStyle(address) ? 'style' : 'script');
  link.href = address;
  document.head.appendChild(link);
}

/** Asks for all that a page takes at once: otherwise container, table and page would wait for each other. */
export function preloadPage({ base, entry, styles, tableFiles = [] }: LiveRelease, row: OwnedRoute): void {
  if (row.app === 'host') return;
  for (const file of [entry, ...tableFiles, ...row.files, ...styles]) preload(base + file);
}
