import type { LiveRelease } from '@suite/kernel/registry';

/** The global that a remote's entry defines. */
export interface Container {
  init(scope: unknown): unknown;
  get(name: string): Promise<() => unknown>;
}

const present = (name: string) => (window as unknown as Record<string, Container | undefined>)[name];

const scriptOf = (address: string) =>
  Array.from(document.scripts).find((script) => script.getAttribute('src') === address);

/**
 * The container whose script the document's loader has started, as soon as it has run. Undefined when there is
 * no such script or when it failed: then the federation runtime loads it.
 */
export function begunContainer({ base, entry, container }: LiveRelease): Promise<Container | undefined> {
  const name = container as string;
  const there = present(name);
  const script = there ? undefined : scriptOf(base + entry);
  if (!script) return Promise.resolve(there);
  return new Promise((resolve) => {
    const done = () => resolve(present(name));
    script.addEventListener('load', done);
    script.addEventListener('error', done);
  });
}
