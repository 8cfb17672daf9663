import type { Registry, RegistryApp } from '@suite/kernel/registry';
import { certify } from '../boot/needed-files';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

const asked = new Set<string>();

/** Only where it is known that nobody pays for it with time or money. */
function isFast(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.effectiveType === '4g' && !connection.saveData;
}

/** Fetches what the first page of another app would wait for, where visitors of this one mostly go next. */
export function prefetchNext({ apps }: Registry, from: string): void {
  const next = apps[from]?.live.next;
  if (!next || !apps[next] || asked.has(next) || !isFast()) return;
  asked.add(next);
  const { base, entry, styles, tableFiles = [] } = (apps[next] as RegistryApp).live;
  for (const file of [entry, ...tableFiles, ...styles]) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    const address = base + file;
    // In the mode in which it will be asked for, else it is fetched twice.
    certify(link, { address });
    link.href = address;
    document.head.appendChild(link);
  }
}
