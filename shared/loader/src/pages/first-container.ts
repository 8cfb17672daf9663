import type { LiveRelease } from '../registry';

/** The global that a remote's entry defines. */
export interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

const present = (name: string) => (window as unknown as Record<string, Container | undefined>)[name];

/** Releases share files, so a script of this address may run for another one. */
const scriptOf = (address: string, container: string) =>
  Array.from(document.scripts).find(
    (script) => script.getAttribute('src') === address && script.getAttribute('data-for') === container,
  );

const ended = (script: HTMLScriptElement) =>
  new Promise<unknown>((resolve) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', resolve);
  });

/**
 * The container whose script the document's loader has started, as soon as it has run. Undefined when there is
 * no such script or when it failed: then the federation runtime loads it.
 */
export async function begunContainer(release: LiveRelease): Promise<Container | undefined> {
  const { base, entry, tableFiles = [] } = release;
  const container = release.container as string;
  // The loader starts the entry when the book has brought its hash.
  for (const file of [...tableFiles, entry]) {
    const script = present(container) ? undefined : scriptOf(base + file, container);
    if (script) await ended(script);
  }
  return present(container);
}
