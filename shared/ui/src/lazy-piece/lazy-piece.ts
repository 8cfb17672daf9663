import { platform } from '@suite/kernel';
import { changeAddresses } from './change-addresses';

/** A part of a page that is loaded when it is needed: a plot, a video engine, a signature pad. */
export interface LazyPiece<Module> {
  /** Loads it: once, however many ask, and again after a failure. */
  load(): Promise<Module>;
  /** The module when it has been loaded. */
  loaded(): Module | undefined;
  /** Ends an attempt that hangs, so that the next one starts at once. */
  hurry(): void;
}

/** Milliseconds after which a file that has not arrived counts as failed. */
const LIMIT = 30_000;

type FileElement = HTMLScriptElement | HTMLLinkElement;

/** Scripts and styles that are waited for: what loads them takes its handler away when a file has arrived. */
const awaited = (): FileElement[] =>
  Array.from(document.querySelectorAll<FileElement>('script, link[rel="stylesheet"]')).filter(
    ({ onerror }) => onerror,
  );

/**
 * Declares a piece by its `import()`. A load that fails or hangs is tried once more from changed addresses before
 * it rejects; the next call then begins anew.
 */
export function lazyPiece<Module>(load: () => Promise<Module>, limit = LIMIT): LazyPiece<Module> {
  let running: Promise<Module> | undefined;
  let module: Module | undefined;
  let hurry = () => {};

  /** A load that hangs is kept: only the error of its files ends it, so that it can be repeated. */
  const attempt = async () => {
    const others = awaited();
    const loading = load();
    const own = awaited().filter((file) => others.indexOf(file) < 0);
    hurry = () => own.forEach((file) => file.dispatchEvent(new Event('error')));
    const timer = setTimeout(hurry, limit);
    try {
      return await loading;
    } finally {
      clearTimeout(timer);
    }
  };

  const begin = async () => {
    try {
      module = await attempt().catch(() => {
        changeAddresses();
        return attempt();
      });
      return module;
    } catch (error) {
      running = undefined;
      // The next call must not ask the addresses that have failed now.
      changeAddresses();
      platform().report(error);
      throw error;
    }
  };

  return {
    load: () => (running ??= begin()),
    loaded: () => module,
    hurry: () => hurry(),
  };
}
