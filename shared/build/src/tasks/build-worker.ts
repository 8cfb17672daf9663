import { join } from 'node:path';
import { compile, configOf } from './build-app';

/** What the process that builds is asked. */
export interface BuildOrder {
  app: string;
  version: string;
}

/** What it answers: webpack's words, if the app did not build. */
export interface BuildAnswer {
  error?: string;
}

async function build({ app, version }: BuildOrder): Promise<BuildAnswer> {
  try {
    const define = await configOf(join(process.cwd(), app));
    await compile(await define({ version }));
    return {};
  } catch (error) {
    return { error: (error as Error).message };
  }
}

/** Whoever asked may have ended by now, because another app did not build: then nobody misses the answer. */
const ignore = () => undefined;

process.on(
  'message',
  (order: BuildOrder) => void build(order).then((answer) => process.send?.(answer, ignore)),
);
process.on('disconnect', () => process.exit(0));
