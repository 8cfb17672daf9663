import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontConfiguration } from './fonts';
import { systemLibraries, unpacked } from './unpack';

const require = createRequire(import.meta.url);

/** A page of the old browser, as far as tests use it. */
export interface OldPage {
  setViewport(viewport: {
    width: number;
    height: number;
    deviceScaleFactor?: number;
    isMobile?: boolean;
    hasTouch?: boolean;
  }): Promise<void>;
  setUserAgent(userAgent: string): Promise<void>;
  goto(url: string, options?: { timeout?: number; waitUntil?: string }): Promise<unknown>;
  waitForSelector(selector: string, options?: { visible?: boolean; timeout?: number }): Promise<unknown>;
  evaluate<Result>(script: (() => Result) | string): Promise<Result>;
  title(): Promise<string>;
  screenshot(options?: { path?: string; fullPage?: boolean }): Promise<Buffer>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'console', listener: (message: { type(): string; text(): string }) => void): void;
  close(): Promise<void>;
}

/** Chromium 66 under puppeteer 1.4, the last pair in which this engine can be driven. */
export interface OldBrowser {
  newPage(): Promise<OldPage>;
  version(): Promise<string>;
  close(): Promise<void>;
}

interface Puppeteer {
  launch(options: {
    executablePath: string;
    args: string[];
    env: NodeJS.ProcessEnv;
    ignoreHTTPSErrors?: boolean;
  }): Promise<OldBrowser>;
}

/** Starts the oldest engine that the product supports. */
export async function launchOldChromium(): Promise<OldBrowser> {
  const archive = join(dirname(require.resolve('chrome-aws-lambda/package.json')), 'bin/chromium.br');
  const [folder, libraries, fonts] = await Promise.all([
    unpacked('chromium-66', [archive]),
    systemLibraries(),
    fontConfiguration(),
  ]);
  const puppeteer = require('puppeteer') as Puppeteer;
  return puppeteer.launch({
    executablePath: join(folder, 'chromium'),
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    env: { ...process.env, LD_LIBRARY_PATH: libraries, FONTCONFIG_FILE: fonts },
  });
}
