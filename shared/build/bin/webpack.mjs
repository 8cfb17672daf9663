// What an app's `webpack.config.mjs` imports. `npx webpack` reads it in a process that knows no TypeScript.
import './typescript.mjs';

export const { defineHost, defineRemote } = await import('../src/index.ts');
