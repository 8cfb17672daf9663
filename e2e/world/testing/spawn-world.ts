import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Starts the world as a process of its own, on any port. */
export async function spawnWorld(db: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'e2e/world/main.ts', '--port', '0', '--db', db], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [address] = (await Promise.race([
    once(lines, 'line'),
    exited.then(() => {
      throw new Error('the world ended before it listened');
    }),
  ])) as [string];
  return {
    address,
    /** Ends the process without a chance to tidy up. */
    async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<number | null> {
      child.kill(signal);
      const [code] = (await exited) as [number | null];
      return code;
    },
  };
}
