/** What operations are told of the loading of one release. */
export interface LoadEvent {
  app: string;
  version: string;
  /** Whether the release was the visitor's canary. */
  canary: boolean;
  kind: 'load' | 'error';
  code?: string;
}

/** Why a release failed, in a word. */
export function codeOf(error: unknown): string {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  const words = message ?? '';
  if (/nothing came within|timeout|timed out/i.test(words)) return 'timeout';
  // The script came, and left nothing behind.
  if (/ScriptExecutionError|\(missing: /.test(words)) return 'throw';
  if (name === 'ChunkLoadError' || /loading chunk|load script|resources/i.test(words)) return 'missing';
  if (/route table/.test(words)) return 'route-table';
  return 'throw';
}

/** Sends each event once: a release that was told of is not told of again. */
export function createLoadEvents(send: (body: string) => void): (event: LoadEvent) => void {
  const told = new Set<string>();
  return (event) => {
    const key = `${event.app} ${event.version} ${event.kind}`;
    if (told.has(key)) return;
    told.add(key);
    send(JSON.stringify({ events: [event] }));
  };
}
