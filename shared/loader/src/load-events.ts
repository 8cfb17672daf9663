import type { LoadEvent } from './registry';

/** Why a release failed, as one word for the metrics. */
export function codeOf(error: unknown): string {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  const words = message ?? '';
  if (/nothing came within|timeout|timed out/i.test(words)) return 'timeout';
  // The script arrived but defined no container.
  if (/ScriptExecutionError|\(missing: /.test(words)) return 'throw';
  if (
    name === 'ChunkLoadError' ||
    /loading (css )?chunk|load script|resources|module script failed|imported module/i.test(words)
  )
    return 'missing';
  if (/route table/.test(words)) return 'route-table';
  return 'throw';
}

/** Sends the first event of each kind for a release, and adds it to `told`; repeated ones are dropped. */
export const createLoadEvents =
  (send: (body: string) => void, told: LoadEvent[] = []) =>
  (event: LoadEvent): void => {
    const { app, version, kind } = event;
    if (told.some((one) => one.app === app && one.version === version && one.kind === kind)) return;
    told.push(event);
    send(JSON.stringify({ events: [event] }));
  };
