#!/usr/bin/env node
// Builds the app of this folder, wherever its repository is: `build.mjs [VERSION]`.
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/build-own.ts');
