#!/usr/bin/env node
// Shows the app of this folder in a deployed suite, and follows its sources: `dev.mjs --against https://…`.
import './check-node.mjs';
import './typescript.mjs';

await import('../src/cli/dev-own.ts');
