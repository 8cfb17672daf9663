import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BuildAnswer, BuildOrder } from './build-worker';

/** A process that builds one app after the other. */
export interface Builder {
  /** Throws webpack's words if the app does not build. */
  build: (order: BuildOrder) => Promise<void>;
  end: () => void;
}

const at = (file: string) => new URL(file, import.meta.url);

/**
 * Starts a builder. A process that has built an app before needs less time for the next one, because webpack and
 * TypeScript are loaded and compiled by then.
 */
export function startBuilder(): Builder {
  const child = fork(fileURLToPath(at('./build-worker.ts')), [], {
    // A compiler makes many objects that live for a moment: with more room for them they are swept less often.
    execArgv: ['--max-semi-space-size=64', '--import', at('../../bin/typescript.mjs').href],
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const build = (order: BuildOrder) =>
    new Promise<void>((resolve, reject) => {
      const fail = (words: string) => reject(new Error(`${words}\n${order.app} did not build`));
      const died = () => fail('The process that builds has ended.');
      child.once('exit', died).once('message', ({ error }: BuildAnswer) => {
        child.off('exit', died);
        if (error === undefined) resolve();
        else fail(error);
      });
      child.send(order);
    });
  return { build, end: () => child.disconnect() };
}
