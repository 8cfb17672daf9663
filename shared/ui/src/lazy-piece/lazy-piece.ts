import { platform } from '@suite/kernel';
import { changeAddresses, loadWithin, retried } from '@suite/loader/assets';
import type { PageRelease } from '@suite/loader/window';

/** The release for which this build's code runs; the build puts it in. */
declare const __RELEASE__: PageRelease;

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

/**
 * Declares a piece by its `import()`. A load that fails or hangs is tried once more from changed addresses before
 * it rejects; the next call then begins anew.
 */
export function lazyPiece<Module>(load: () => Promise<Module>, limit = LIMIT): LazyPiece<Module> {
  let running: Promise<Module> | undefined;
  let module: Module | undefined;
  let hurry = () => {};

  const attempt = () => {
    const { code, giveUp } = loadWithin(limit, load);
    hurry = giveUp;
    return code;
  };

  const begin = async () => {
    try {
      module = await retried(attempt, () => {
        changeAddresses(__RELEASE__);
        return true;
      });
      return module;
    } catch (error) {
      running = undefined;
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
