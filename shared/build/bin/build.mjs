#!/usr/bin/env node
// Builds the app of this folder, wherever its repository is: `build.mjs [VERSION]`.
import './check-node.mjs';
import './typescript.mjs';

await import('../src/cli/build-own.ts');
