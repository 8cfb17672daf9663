// Ends a command that this Node cannot run, before it fails in words that do not say so.
import { readFileSync } from 'node:fs';
import { isSupported } from './node-versions.mjs';

const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const { node } = process.versions;

if (!isSupported(node, engines.node)) {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const isChinese = /^zh/i.test(LC_ALL || LC_MESSAGES || LANG || '');
  console.error(
    isChinese
      ? `Node ${node} 不能运行这个项目，请换用 ${engines.node} 中的版本。`
      : `Node ${node} cannot run this project. Take one of ${engines.node}.`,
  );
  process.exit(1);
}
