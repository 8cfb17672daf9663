#!/usr/bin/env node
// The release commands for a repository that has them as a package: `release.mjs publish remote-tools`.
import { register } from 'tsx/esm/api';

register();
await import('../src/cli/main.ts');
