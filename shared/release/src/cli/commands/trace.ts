import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { trace, type TracedLine } from '../../publish/trace';
import { usage, type Command, type Say } from '../command';

const readStack = (name: string, cwd: string): Promise<string> =>
  name === '-'
    ? text(process.stdin)
    : readFile(resolve(cwd, name), 'utf8').catch((error: Error) => {
        throw usage(error.message, `无法读取 ${name}：${error.message}`);
      });

/** Source code is cut to so many characters. */
const WIDEST = 120;

function tracedLines({ text: line, frame }: TracedLine, say: Say): string[] {
  if (!frame) return [line];
  const { source } = frame;
  if (!source) return [`${line}  ${say('(its source is not in the store)', '（仓库里找不到它的源码）')}`];
  const isOwn = source.code && !source.file.includes('node_modules/');
  return [line, ...(isOwn ? [`      | ${(source.code as string).slice(0, WIDEST)}`] : [])];
}

export const traceCommand: Command = {
  takes: 'FILE|-',
  summary: {
    en: 'Find files and lines of a minified stack, by the source maps in the store; - reads from the input.',
    zh: '用仓库里的 source map 把压缩后的报错堆栈还原成文件和行号；- 表示从标准输入读。',
  },
  example: 'npm run release -- trace stack.txt',
  options: {},
  names: [1, 1],
  async run({ store, names: [name = '-'], cwd }) {
    const lines = await trace(store, await readStack(name, cwd));
    const used = lines.flatMap(({ frame }) =>
      frame?.source ? [`${frame.script.split('/')[1]} ${frame.source.version}`] : [],
    );
    const sources = [...new Set(used)].join(', ');
    return {
      data: { lines },
      lines: (say) => [
        ...lines.flatMap((line) => tracedLines(line, say)),
        ...(sources ? [say(`Sources of ${sources}`, `源码的版本：${sources}`)] : []),
      ],
    };
  },
};
