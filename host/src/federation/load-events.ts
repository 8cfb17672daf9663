/** An event about the loading of one release, for operations. */
export interface LoadEvent {
  app: string;
  version: string;
  /** Whether the release was the visitor's canary. */
  canary: boolean;
  kind: 'load' | 'error';
  code?: string;
}

/** Why a release failed, as one word for the metrics. */
export function codeOf(error: unknown): string {
  const { name, message } = (error ?? {}) as { name?: string; message?: string };
  const words = message ?? '';
  if (/nothing came within|timeout|timed out/i.test(words)) return 'timeout';
  // The script arrived but defined no container.
  if (/ScriptExecutionError|\(missing: /.test(words)) return 'throw';
  if (name === 'ChunkLoadError' || /loading chunk|load script|resources/i.test(words)) return 'missing';
  if (/route table/.test(words)) return 'route-table';
  return 'throw';
}

/** Sends the first event of each kind for a release; repeated ones are dropped. */
export function createLoadEvents(send: (body: string) => void): (event: LoadEvent) => void {
  const told = new Set<string>();
  return (event) => {
    const key = `${event.app} ${event.version} ${event.kind}`;
    if (told.has(key)) return;
    told.add(key);
    send(JSON.stringify({ events: [event] }));
  };
}
