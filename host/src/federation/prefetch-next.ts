import { certify, type Registry, type RegistryApp } from '@suite/kernel/registry';
import { isFast } from './connection';

const asked = new Set<string>();

/** Fetches what the first page of the next app would wait for; `next` is where most visitors of an app go on to. */
export function prefetchNext({ apps }: Registry, from: string): void {
  const next = apps[from]?.live.next;
  if (!next || !apps[next] || asked.has(next) || !isFast()) return;
  asked.add(next);
  const { base, entry, styles, tableFiles = [] } = (apps[next] as RegistryApp).live;
  for (const file of [entry, ...tableFiles, ...styles]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    const address = base + file;
    // In the same CORS mode as the later request, else the browser fetches it twice.
    certify(link, address);
    link.href = address;
    document.head.appendChild(link);
  }
}
