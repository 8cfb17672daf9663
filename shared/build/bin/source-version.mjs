#!/usr/bin/env node
// Prints the version that a build of an app's present sources would get: `source-version.mjs remote-tools`.
import './typescript.mjs';

delete process.env.RELEASE_VERSION;
const { versionOf } = await import('../src/version.ts');
console.log(await versionOf(process.argv[2]));
