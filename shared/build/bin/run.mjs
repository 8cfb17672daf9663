#!/usr/bin/env node
// Runs one of the project's commands: `run.mjs FILE ARGS`. Installs first what is missing.
import './check-node.mjs';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { install, tell } from './install.mjs';

const stamp = 'node_modules/.suite-lock';
const lock = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== lock) {
  tell(
    'Installing what is needed (only after package-lock.json has changed)…',
    '正在安装依赖（仅在 package-lock.json 变化后）…',
  );
  const status = install();
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, lock);
}

const [file, ...args] = process.argv.slice(2);
if (file.endsWith('.ts')) await import('./typescript.mjs');
// By this the release commands notice sources that were changed and not built.
process.env.SOURCE_VERSION ??= resolve('shared/build/bin/source-version.mjs');
process.argv = [process.argv[0], resolve(file), ...args];
await import(pathToFileURL(resolve(file)).href);
