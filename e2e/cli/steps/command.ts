import { spawn } from 'node:child_process';

/** Runs one of the installed tools and shows what it prints; true when it ended well. */
export function runTool(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  flags: string[] = [],
): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, `node_modules/.bin/${tool}`, ...args], {
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code === 0));
  });
}
