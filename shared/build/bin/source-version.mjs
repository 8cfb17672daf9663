#!/usr/bin/env node
// Prints the version that a build of an app's present sources would get: `source-version.mjs remote-tools`.
import { register } from 'tsx/esm/api';

register();
delete process.env.RELEASE_VERSION;
const { versionOf } = await import('../src/tasks/build-suite.ts');
console.log(await versionOf(process.argv[2]));
