#!/usr/bin/env node
// What `npx changeset` runs: else npx would offer a foreign package of that name.
process.argv.splice(2, 0, 'e2e/versions/changeset.ts');
await import('../../shared/build/bin/run.mjs');
