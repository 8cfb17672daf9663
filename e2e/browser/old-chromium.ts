import { dirname, join } from 'node:path';
import { fontConfiguration } from './fonts';
import { browserPackages } from './packages';
import { systemLibraries, unpacked } from './unpack';

/** A value in a page of the old browser. */
type Handle = object;

/** What a page of the old browser has written to its console. */
export interface OldMessage {
  type(): string;
  text(): string;
  args(): Handle[];
}

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
  evaluate<Result>(script: (value: unknown) => Result, value: Handle): Promise<Result>;
  target(): { createCDPSession(): Promise<OldSession> };
  title(): Promise<string>;
  screenshot(options?: { path?: string; fullPage?: boolean }): Promise<Buffer>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  on(event: 'console', listener: (message: OldMessage) => void): void;
  close(): Promise<void>;
}

/** A session of the browser's own protocol. */
interface OldSession {
  send(method: string, params: object): Promise<unknown>;
  detach(): Promise<void>;
}

/** An old Chromium under puppeteer 1.4, the last one that drives version 66. */
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

/** The packages that hold the old engines. */
const packages = { 66: 'chrome-aws-lambda', 78: 'chromium-78' };

/** The versions that npm has; 66 is the oldest that the product supports. */
export type OldVersion = keyof typeof packages;

/** Starts an old engine. */
export async function launchOldChromium(version: OldVersion): Promise<OldBrowser> {
  const require = browserPackages();
  const manifest = require.resolve(`${packages[version]}/package.json`);
  const [folder, libraries, fonts] = await Promise.all([
    unpacked(`chromium-${version}`, [join(dirname(manifest), 'bin/chromium.br')]),
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
