import { spawn } from 'node:child_process';

/** Room for what is short-lived, in MB: unit tests, of which each file loads its modules anew, take an eighth less time with it. */
const ROOM = '--max-semi-space-size=64';

/** Runs one of the installed tools and shows what it prints; true when it ended well. */
export function runTool(tool: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [ROOM, `node_modules/.bin/${tool}`, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
