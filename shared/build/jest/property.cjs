const { dirname, join } = require('node:path');

const fc = require(join(dirname(require.resolve('fast-check/package.json')), 'lib/cjs/fast-check.js'));

// The same cases in every run: a test that fails now and then tells nobody what to mend. Another seed
// looks for other cases.
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20261121) });

module.exports = fc;
