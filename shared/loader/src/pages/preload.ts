import { certify, type LiveRelease, type OwnedRoute } from '../registry';
import { fileOf, type NeededFile } from '../inline/needed-files';

const asked = new Set<string>();

const isStyle = (file: string) => /\.css$/.test(file);

function preload(file: NeededFile): void {
  const { address, hashLater } = file;
  if (asked.has(address)) return;
  asked.add(address);
  if (hashLater) {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    request.send();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'preload';
  link.setAttribute('as', isStyle(address) ? 'style' : 'script');
  certify(link, address, file.integrity);
  link.href = address;
  document.head.appendChild(link);
}

/** Preloads all files of a page at once: otherwise container, table and page would wait for each other. */
export function preloadPage(release: LiveRelease, row: OwnedRoute): void {
  if (row.app === 'host') return;
  const { entry, styles, tableFiles = [] } = release;
  for (const file of [entry, ...tableFiles, ...row.files, ...styles]) preload(fileOf(release, file));
}
