import { mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { dirname, relative } from 'node:path';
import { say } from '@suite/build/say';
import { workFolder } from '@suite/build/workspace';

/** Where a suite of this folder answers. */
interface Addresses {
  portal: string;
  address: string;
}

/** What tells others where the suite is, once it is up. */
export interface Held {
  isAt: (addresses: Addresses) => void;
  release: () => Promise<void>;
}

/** What the suite that runs answers; undefined when none does: a file that was left behind refuses. */
function answerAt(path: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(path);
    socket.on('data', (part) => (answer += String(part)));
    socket.once('end', () => resolve(answer));
    socket.once('error', () => resolve(undefined));
  });
}

function refusal(answer: string): Error {
  if (answer === '')
    return new Error(
      say({
        en: 'Another command of this folder is just starting the suite: wait for its address, or end it there with Ctrl-C.',
        zh: '这个文件夹里的另一个命令正在启动套件：等它打印地址，或在那里按 Ctrl-C 结束它。',
      }),
    );
  const { portal, address } = JSON.parse(answer) as Addresses;
  return new Error(
    say({
      en: `The suite of this folder runs already. Open ${portal}\nThe app itself: ${address}\nTo start it anew, end it first, where it runs, with Ctrl-C.`,
      zh: `这个文件夹的套件已经在运行，打开 ${portal}\n应用本身在 ${address}\n要重新启动，先在它运行的地方按 Ctrl-C 结束。`,
    }),
  );
}

const listenOn = (server: Server, path: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(path, resolve);
  });

/**
 * Holds the store and the world of this folder for one suite: a second one would publish its own addresses there, and
 * the login of the first would lead to the world of the second.
 */
export async function holdFolder(file = workFolder('running')): Promise<Held> {
  // The address of a socket may have a hundred letters only, and a folder's path more.
  const path = relative(process.cwd(), file);
  const answer = await answerAt(path);
  if (answer !== undefined) throw refusal(answer);
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  let told = '';
  const server = createServer((socket) => socket.on('error', () => undefined).end(told));
  await listenOn(server, path);
  server.unref();
  return {
    isAt: (addresses) => (told = JSON.stringify(addresses)),
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
