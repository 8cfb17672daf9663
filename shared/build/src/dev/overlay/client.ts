import type { Frame } from '../map-stack';
import type { Problem } from '../problems';
import { drawOverlay } from './draw';

const { origin } = new URL((document.currentScript as HTMLScriptElement).src);

let found: readonly Problem[] = [];
let thrown: Problem[] = [];

const draw = () =>
  drawOverlay([...found, ...thrown], {
    open: ({ file, line = 1, column = 1 }) =>
      void fetch(`${origin}/dev/open?file=${encodeURIComponent(`${file}:${line}:${column}`)}`, {
        mode: 'no-cors',
      }),
    close: () => {
      thrown = [];
      found = [];
      draw();
    },
  });

new EventSource(`${origin}/dev/problems`).onmessage = ({ data }) => {
  found = JSON.parse(data as string) as Problem[];
  // The code has changed: what it threw before says nothing about it.
  thrown = [];
  draw();
};

const wordsOf = ({ name, file, line }: Frame) => `  at ${name || '—'} (${file}:${line})`;

/** Failed calls and requests that were given up are states of a page, and no mistakes in it. */
const isExpected = (error: Error) => /^(?:CallError|AbortError|CanceledError)$/.test(error.name);

async function showThrown(error: unknown): Promise<void> {
  if (!(error instanceof Error) || isExpected(error) || thrown.length >= 3) return;
  const { name, message, stack = '' } = error;
  const frames = await fetch(`${origin}/dev/stack`, { method: 'POST', body: stack })
    .then((answer) => answer.json() as Promise<Frame[]>)
    .catch(() => []);
  const [first] = frames;
  const text = [`${name}: ${message}`, ...frames.map(wordsOf)].join('\n');
  if (thrown.some((one) => one.message === text)) return;
  thrown.push({ ...(first && { file: first.file, line: first.line }), message: text });
  draw();
}

addEventListener('error', ({ error }) => void showThrown(error));
addEventListener('unhandledrejection', ({ reason }) => void showThrown(reason));
