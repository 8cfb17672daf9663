#!/usr/bin/env node
// Makes a release of a remote that other plugins have built: `describe.mjs DIST VERSION`.
import './check-node.mjs';
import './typescript.mjs';

await import('../src/cli/describe.ts');
