#!/usr/bin/env node
// Runs one of the project's commands: `run.mjs FILE ARGS`. Installs first what is missing.
import './check-node.mjs';
import { pathToFileURL } from 'node:url';
import { resolve } from 'node:path';
import { installMissing } from './install.mjs';

const status = installMissing(
  '.',
  'Installing what is needed (only after package-lock.json has changed)…',
  '正在安装依赖（仅在 package-lock.json 变化后）…',
);
if (status !== 0) process.exit(status);

const [file, ...args] = process.argv.slice(2);
if (file.endsWith('.ts')) await import('./typescript.mjs');
// By this the release commands notice sources that were changed and not built.
process.env.SOURCE_VERSION ??= resolve('shared/build/bin/source-version.mjs');
process.argv = [process.argv[0], resolve(file), ...args];
await import(pathToFileURL(resolve(file)).href);
