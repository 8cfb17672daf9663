import { relative, sep } from 'node:path';
import { wideSelectors } from '@suite/kernel/style-scope';

/** Judges the style sheets of apps and features: all apps share one document, and a sheet stays when its page is left. */
export const styleScope = (root) => ({
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Program() {
      const path = relative(root, context.filename).split(sep).join('/');
      if (!path.endsWith('.module.css')) {
        const message = `Call it ${path.replace(/^.*\/|\.css$/g, '')}.module.css: its classes are then its own, and those of other apps stay as they are.`;
        return context.report({ loc: { line: 1, column: 0 }, message });
      }
      for (const { line, column, selector } of wideSelectors(context.sourceCode.text)) {
        const message = `${selector} hits the pages of every app. Begin with a class of this file.`;
        context.report({ loc: { line, column: column - 1 }, message });
      }
      return undefined;
    },
  }),
});
