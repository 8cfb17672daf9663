import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type LaunchOptions } from '@playwright/test';
import { fontConfiguration } from './fonts';
import { sparticuzFile, systemLibraries, unpacked } from './unpack';

/** How to start a browser. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  /** Variables that are added to the environment of this process. */
  env: Record<string, string>;
}

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--no-first-run',
];
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** A file may be there and not start: a stub of the system, or a browser whose libraries are missing. */
async function starts(executable: string): Promise<boolean> {
  if (!existsSync(executable)) return false;
  try {
    await promisify(execFile)(executable, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

async function installed(): Promise<string | undefined> {
  const folders = new Set([...(process.env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin']);
  const places = names.flatMap((name) => [...folders].map((folder) => join(folder, name)));
  for (const place of [...places, chromium.executablePath()]) {
    if (await starts(place)) return place;
  }
  return undefined;
}

/** The browser from npm, with the libraries that it brings along. */
async function packaged(): Promise<Pick<FoundBrowser, 'executablePath' | 'env'>> {
  const archives = ['chromium.br', 'swiftshader.tar.br'].map(sparticuzFile);
  const [folder, libraries] = await Promise.all([unpacked('chromium-153', archives), systemLibraries()]);
  const path = [libraries, process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter);
  return { executablePath: join(folder, 'chromium'), env: { LD_LIBRARY_PATH: path } };
}

/**
 * Finds a Chromium: the one that `CHROMIUM_PATH` names, an installed one, Playwright's own, or else the one
 * from npm, which needs no library of the machine.
 */
export async function findBrowser(): Promise<FoundBrowser> {
  const fonts = { FONTCONFIG_FILE: await fontConfiguration() };
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const executablePath = named || (await installed());
  if (executablePath) return { executablePath, args, env: fonts };
  const browser = await packaged();
  return { ...browser, args, env: { ...browser.env, ...fonts } };
}

/** Starts the browser that was found. */
export async function launchBrowser(options: LaunchOptions = {}): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({
    ...options,
    executablePath: found.executablePath,
    args: [...found.args, ...(options.args ?? [])],
    env: { ...(process.env as Record<string, string>), ...found.env },
  });
}
