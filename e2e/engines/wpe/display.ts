import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { say } from '@suite/build/say';
import { anyPort } from '@suite/release/gateway';
import { fontConfiguration } from '../../browser/fonts';
import { temporaryFolder } from '../../cli/steps/temporary-folder';
import { driverAt } from './web-driver';

/** A virtual screen, and the driver that opens browsers on it. */
export interface Display {
  /** Address of the driver. */
  driver: string;
  close: () => Promise<void>;
}

async function appears(file: string, limit = 10_000): Promise<void> {
  for (const end = Date.now() + limit; !existsSync(file);) {
    if (Date.now() > end) throw new Error(say({ en: 'weston did not start', zh: 'weston 没有启动' }));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Ends a program and its children: a browser would outlive its driver. */
function end({ pid, exitCode, signalCode }: ChildProcess): void {
  if (pid && exitCode === null && signalCode === null) process.kill(-pid);
}

/** Variables that make the browser draw on the virtual screen, which refuses windows larger than itself. */
async function environmentIn(folder: string, width: number, height: number): Promise<NodeJS.ProcessEnv> {
  return {
    ...process.env,
    XDG_RUNTIME_DIR: folder,
    XDG_CACHE_HOME: folder,
    XDG_CONFIG_HOME: folder,
    XDG_DATA_HOME: folder,
    WAYLAND_DISPLAY: 'suite',
    COG_PLATFORM_WL_VIEW_WIDTH: String(width),
    COG_PLATFORM_WL_VIEW_HEIGHT: String(height),
    FONTCONFIG_FILE: await fontConfiguration(),
  };
}

const weston = [
  '--backend=headless-backend.so',
  '--shell=fullscreen-shell.so',
  '--socket=suite',
  '--idle-time=0',
];

/** Starts a screen of a phone's size and the driver. */
export async function startDisplay(width: number, height: number): Promise<Display> {
  const folder = temporaryFolder('wpe');
  const env = await environmentIn(folder, width, height);
  const children: ChildProcess[] = [];
  const start = (program: string, args: string[]) =>
    children.unshift(spawn(program, args, { env, stdio: 'ignore', detached: true }));
  const endAll = () => children.forEach(end);
  // Before their folder is removed.
  process.prependOnceListener('exit', endAll);
  const close = async () => {
    endAll();
    process.removeListener('exit', endAll);
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    start('weston', [...weston, `--width=${width}`, `--height=${height}`]);
    await appears(join(folder, 'suite'));
    const port = await anyPort();
    start('WPEWebDriver', [`--port=${port}`]);
    const driver = `http://127.0.0.1:${port}`;
    await driverAt(driver);
    return { driver, close };
  } catch (error) {
    await close();
    throw error;
  }
}
