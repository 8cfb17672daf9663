import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from '@suite/build/say';
import type { Engine } from '../engine';
import { startDisplay } from './display';
import { openSession, type Session } from './web-driver';

const placeOf = (program: string) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file));

/** The parts of WebKit that this machine lacks. They are system packages, because npm has none. */
export function wpeLacks(): string | undefined {
  const missing = ['WPEWebDriver', 'cog', 'weston'].filter((program) => !placeOf(program));
  if (missing.length === 0) return undefined;
  return say({
    en: `${missing.join(', ')} not installed; Debian's packages are wpewebkit-driver, cog, weston`,
    zh: `没有安装 ${missing.join('、')}，Debian 的包是 wpewebkit-driver、cog、weston`,
  });
}

/** Evaluates an expression together with the errors that the world's phone has kept since the last one. */
const withErrors = (expression: string) => `[(${expression}), (window.phoneErrors || []).splice(0)]`;

/**
 * Opens a browser that draws. On a busy machine one of thirty never shows a frame: nothing in it comes into view. It is
 * seen at the blank page, and another takes its place.
 */
async function openDrawing(driver: string, tries = 5): Promise<Session> {
  const session = await openSession(driver, {
    'wpe:browserOptions': { binary: placeOf('cog'), args: ['--automation', '--platform=wl'] },
  });
  try {
    await session.drawn();
    return session;
  } catch (error) {
    await session.close();
    if (tries === 1) throw error;
    return openDrawing(driver, tries - 1);
  }
}

/** Time in which a browser must have left the blank page, in ms: the world's own page is there at once. */
const PATIENCE = 10_000;

/**
 * Goes to the first address. One of some thousand such commands has no effect: the browser says that it is still at the
 * blank page, nothing has begun, and the command is given again.
 */
async function leaveBlank(session: Session, address: string, tries = 3): Promise<void> {
  await session.goto(address);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    // A browser that does not answer is judged by the flow.
    if (!(await session.evaluate<boolean>("location.href === 'about:blank'").catch(() => false))) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (tries === 1) throw new Error(`the browser does not leave the blank page for ${address}`);
  return leaveBlank(session, address, tries - 1);
}

/** WebKit as Linux has it, the nearest to what runs on iPhones. */
export async function wpeWebKit(): Promise<Engine> {
  const display = await startDisplay(375, 667);
  return {
    name: 'WPE WebKit',
    async newPage() {
      const session = await openDrawing(display.driver);
      const { evaluate, drag, close } = session;
      const errors: string[] = [];
      return {
        errors,
        goto: (address) => leaveBlank(session, address),
        async evaluate<Result>(expression: string) {
          const [result, told] = await evaluate<[Result, string[]]>(withErrors(expression));
          errors.push(...told);
          return result;
        },
        drag,
        close,
      };
    },
    close: display.close,
  };
}
