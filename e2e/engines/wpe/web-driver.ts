import type { ScreenPoint } from '../engine';

/** A session of a browser under the WebDriver protocol. */
export interface Session {
  goto(address: string): Promise<void>;
  evaluate<Result>(expression: string): Promise<Result>;
  /** Resolves when the page has been drawn; rejects if that takes seconds. */
  drawn(): Promise<void>;
  drag(points: readonly ScreenPoint[]): Promise<void>;
  close(): Promise<void>;
}

async function command<Value>(method: string, address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, {
    method,
    body: body && JSON.stringify(body),
    // The driver may lose a command. The flows repeat it after this time.
    signal: AbortSignal.timeout(8_000),
  });
  const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(value.message || value.error || `WebDriver ${answer.status}`);
  return value;
}

/** Waits until the driver at that address takes commands. */
export async function driverAt(address: string, limit = 10_000): Promise<void> {
  for (const end = Date.now() + limit; ;) {
    try {
      await command('GET', `${address}/status`);
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens a browser. Its commands do not wait for pages to load, because the flows wait themselves. */
export async function openSession(driver: string, options: Record<string, unknown>): Promise<Session> {
  const capabilities = { alwaysMatch: { pageLoadStrategy: 'none', ...options } };
  const { sessionId } = await command<{ sessionId: string }>('POST', `${driver}/session`, { capabilities });
  const session = `${driver}/session/${sessionId}`;
  return {
    goto: (url) => command('POST', `${session}/url`, { url }),
    evaluate: (expression) =>
      command('POST', `${session}/execute/sync`, { script: `return (${expression});`, args: [] }),
    drawn: () =>
      command('POST', `${session}/execute/async`, {
        script: 'const [done] = arguments; requestAnimationFrame(() => requestAnimationFrame(done))',
        args: [],
      }),
    drag: ([first, ...rest]) => {
      const to = ({ x, y }: ScreenPoint) => ({ type: 'pointerMove', duration: 20, origin: 'viewport', x, y });
      const finger = {
        type: 'pointer',
        id: 'finger',
        parameters: { pointerType: 'touch' },
        actions: first
          ? [to(first), { type: 'pointerDown', button: 0 }, ...rest.map(to), { type: 'pointerUp', button: 0 }]
          : [],
      };
      return command('POST', `${session}/actions`, { actions: [finger] });
    },
    close: () => command('DELETE', session),
  };
}
