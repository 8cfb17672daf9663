#!/usr/bin/env node
// The release commands: `release.mjs publish remote-tools`, in this repository or as an installed package.
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundled } from './bundled.mjs';

const entry = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));

async function prepared() {
  try {
    return await bundled(entry, resolve('.suite/cache/release'));
  } catch {
    // Where nothing can be written, or without the compiler: slower, and just as good.
    const { register } = await import('tsx/esm/api');
    register();
    return entry;
  }
}

await import(pathToFileURL(await prepared()).href);
